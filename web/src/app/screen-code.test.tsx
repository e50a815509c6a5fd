import { expect, it } from 'vitest';
import { screenCode } from './screen-code.ts';

const Screen = () => <p>a screen</p>;
const settled = (code: ReturnType<typeof screenCode>) => new Promise<void>((resolve) => code.settle(resolve));

it('a screen whose code is there is rendered without waiting', async () => {
  const code = screenCode(async () => Screen);
  expect(code.settled()).toBeUndefined();
  await settled(code);
  expect(code.settled()).toBe(Screen);
});

it('a screen whose code fails to load is one that throws, until the code arrives', async () => {
  let isThere = false;
  const code = screenCode(async () => {
    if (!isThere) throw new Error('no connection');
    return Screen;
  });
  await settled(code);
  expect(code.settled()).toBe(code.Lazy);
  isThere = true;
  await code.load();
  expect(code.settled()).toBe(Screen);
});
