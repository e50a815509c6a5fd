import { expect, it } from 'vitest';
import { rehearsal } from './rehearsal.ts';

const panel = `
  <fieldset><label><input type="radio" name="eye" value="4"></label><label><input type="radio" name="eye" value="3"></label>
    <label><input type="checkbox" name="not testable"></label></fieldset>
  <label><input type="checkbox" name="fever"></label>
  <input type="text" inputmode="decimal" min="30" max="50">
  <input type="text" inputmode="decimal" disabled>
  <select><option></option><option>yes</option></select>
  <button type="button">Copy result</button><button type="button">Reset</button>`;

it('the rehearsal answers each question once, one a step, and then resets the panel', () => {
  const host = document.createElement('div');
  host.innerHTML = panel;
  const heard: string[] = [];
  for (const type of ['click', 'input', 'change'])
    host.addEventListener(type, ({ target }) => {
      const { name = '', value = '', textContent } = target as HTMLInputElement;
      heard.push(`${type} ${name || value || textContent}`);
    });
  const steps = rehearsal(host, 'Reset');
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBe(4);
  expect(heard.filter((each) => each.startsWith('click'))).toEqual([
    'click eye',
    'click fever',
    'click Reset',
  ]);
  expect(host.querySelector<HTMLInputElement>('[min]')?.value).toBe('40');
  expect(host.querySelector('select')?.value).toBe('yes');
});
