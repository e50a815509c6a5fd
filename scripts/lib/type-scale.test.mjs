import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './paths.mjs';
import { filesBelow } from './stamp.mjs';

const theme = readFileSync(inRoot('web/src/ui/theme.css'), 'utf8');
const scale = new Map(
  [...theme.matchAll(/--text-(\w+): (?:max\()?([\d.]+)rem/g)].map(([, name, size]) => [name, size]),
);

/** Sizes of text in the drawing of an ECG, in millimetres of its paper. */
const drawings = ['web/src/clinical/ecg/ecg-drawing.tsx'];

it('every size of text on a screen is one of the type scale', () => {
  expect(scale.size).toBeGreaterThan(4);
  const strays = filesBelow('web/src')
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !drawings.includes(file))
    .flatMap((file) => {
      const classes = readFileSync(inRoot(file), 'utf8').matchAll(
        /(?<![\w-]|print:)text-(?:(xs|sm|base|lg|\d?xl)\b|\[([^\]#]*)\])/g,
      );
      return [...classes]
        .filter(([, name, value = '']) => {
          if (name !== undefined) return !scale.has(name);
          // What is relative to a text of the scale is one of its sizes too.
          const sizes = [...value.matchAll(/([\d.]+)r?em/g)].map(([, size]) => size);
          return sizes.length === 0
            ? !value.endsWith('12px')
            : !sizes.every((size) => [...scale.values()].includes(size));
        })
        .map(([stray]) => `${file}: ${stray}`);
    });
  expect(strays).toEqual([]);
});
