import type { RawValues } from '../kit/answers.ts';
import type { Definition } from '../kit/definition.ts';
import type { Input } from '../kit/inputs.ts';

/**
 * Yields every combination of the choices and ticks of a tool, including unanswered choices. Other inputs
 * take the given values or stay empty.
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
