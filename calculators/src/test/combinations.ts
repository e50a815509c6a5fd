import type { RawValues } from '../kit/answers.ts';
import type { Definition } from '../kit/definition.ts';
import type { Input } from '../kit/inputs.ts';

/**
 * Every way to answer the choices and ticks of a tool, each choice also left open. Inputs of other
 * kinds take the values given for them, and stay empty without.
 */
export function* everyCombination(
  { inputs }: Definition,
  measured: Readonly<Record<string, readonly unknown[]>> = {},
): Generator<RawValues> {
  const asked = Object.entries(inputs).map(
    ([key, input]) => [key, measured[key] ?? answersTo(input)] as const,
  );
  const total = asked.reduce((product, [, answers]) => product * answers.length, 1);
  for (let number = 0; number < total; number += 1) {
    const raw: Record<string, unknown> = {};
    let rest = number;
    for (const [key, answers] of asked) {
      raw[key] = answers[rest % answers.length];
      rest = Math.floor(rest / answers.length);
    }
    yield raw;
  }
}

function answersTo(input: Input): readonly unknown[] {
  if (input.kind === 'choice') return [undefined, ...input.options.map((option) => option.key)];
  return input.kind === 'toggle' ? [false, true] : [undefined];
}
