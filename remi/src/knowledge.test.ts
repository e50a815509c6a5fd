import { remiKnowledge } from '@oryx/contract/remi';
import { expect, it } from 'vitest';
import { shippedSources } from './test/shipped.ts';

it('the shipped knowledge reaches a device whole: the contract refuses none of it and leaves none out', async () => {
  const sent = JSON.parse(JSON.stringify((await shippedSources()).knowledge));
  const read = remiKnowledge.parse(sent);
  for (const [name, document] of Object.entries(read)) {
    const { rows } = sent[name as keyof typeof read];
    expect(document.rows, name).toEqual(rows);
  }
  expect(Object.keys(read).toSorted()).toEqual(Object.keys(sent).toSorted());
});
