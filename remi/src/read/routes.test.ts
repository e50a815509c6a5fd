import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { readAccess } from './access.ts';
import { routesIn, routesOrFormsIn } from './routes.ts';

const patterns = await shippedPatterns();

describe('the routes of a text', () => {
  it.each([
    ['glicose ev adulto', ['IV']],
    ['midazolam endovenoso', ['IV']],
    ['diazepam binneaars', ['IV']],
    ['paracetamol em xarope', ['oral']],
    ['panado stroop', ['oral']],
    ['diazepam supositório', ['rectal']],
    ['sem ev, intranasal', ['intranasal']],
    ['artesunate supp 12 kg', ['rectal']],
    ['atropine eye drops', ['ocular']],
    ['zinc supplement', []],
    ['panado tablets', []],
  ])('reads %s', (text, expected) => expect(routesIn(text, patterns)).toEqual(expected));

  it.each([
    ['panado tablets', ['oral']],
    ['ketamine drip', ['IV']],
    ['midazolam buccal, drip failed', ['buccal']],
    ['midazolam, no drip', []],
  ])('takes the form where no route is named: %s', (text, expected) =>
    expect(routesOrFormsIn(text, patterns)).toEqual(expected),
  );

  it.each(['criança a convulsionar sem veia', 'kind kry stuipe, geen aar', 'no line'])(
    'reads that there is no vein: %s',
    (text) => expect(readAccess(text, patterns)).toBe('none'),
  );
});
