import type { HelpLine } from '@oryx/contract';
import { frame, heading, list } from '../../answer/blocks.ts';
import { type Harm, readHarm } from '../../read/harm.ts';
import type { Block } from '../../remi.ts';

interface Reply {
  readonly title: string;
  readonly before: string;
  readonly after: string;
  /** The help lines that it names, in order. */
  readonly lines: readonly HelpLine['for'][number][];
}

const replies: Readonly<Record<Harm, Reply>> = {
  'self-harm': {
    title: 'Please talk to somebody now',
    before:
      'I give no doses and no ways to die. If you think of ending your life, you are not alone, and this can pass: stay with somebody, move away from what you could use, and call. If you have taken something or are in danger, go to the nearest hospital or call an ambulance now, even if you feel well.',
    after:
      'For a patient: do not leave them alone, take the means away, ask openly about suicide, and refer today. If something was taken, write what, how much and when, and I answer that.',
    lines: ['self-harm', 'child', 'poison', 'emergency'],
  },
  'harm to others': {
    title: 'I do not help with this',
    before:
      'I do not help to harm anybody, or to give somebody a drug that they do not know of or agree to. If you are in conflict or afraid of what you may do, talk to somebody now. If somebody is in danger, call the police.',
    after:
      'If somebody was given something already, bring them to a hospital now, and write what they took and how they are.',
    lines: ['emergency', 'violence', 'self-harm', 'child', 'poison'],
  },
  diversion: {
    title: 'I do not help with this',
    before:
      'I do not help to get, hide or take scheduled medicines outside a prescription and the register. A count that does not agree is reported to the person in charge and to the pharmacist the same day.',
    after:
      'If you use medicines yourself and cannot stop, that is an illness that can be treated: talk to a doctor you trust or call one of these numbers in confidence.',
    lines: ['self-harm'],
  },
  'abortion at home': {
    title: 'Please see a nurse or doctor',
    before:
      'I give no doses to end a pregnancy at home: taken alone they can cause bleeding and infection that kill. A clinic tells you in confidence what the law allows and what is safe. Heavy bleeding, fever, strong pain or fainting: go to a hospital now. Care after an abortion is given to everybody, and nobody has to say how it began.',
    after:
      'For a patient who bleeds after a miscarriage or an abortion, write her values and how much she bleeds, and I answer that.',
    lines: ['emergency', 'self-harm', 'child'],
  },
};

/**
 * Returns the fixed answer to somebody who wants to harm themselves or others, or undefined for any other text. It
 * holds no dose, and nothing else belongs beside it.
 */
export function refusalBlocks(text: string, lines: readonly HelpLine[]): Block[] | undefined {
  const harm = readHarm(text);
  if (!harm) return undefined;
  const { title, before, after, lines: wanted } = replies[harm];
  return [
    frame(`${heading(title)}\n\n${before}`),
    ...(lines.length > 0 ? [frame(helpText(lines, wanted))] : []),
    frame(after),
  ].map((block) => ({ ...block, slot: 'danger' as const }));
}

/** Returns the telephone numbers for some needs as a list, each number once. */
export function helpText(lines: readonly HelpLine[], wanted: readonly HelpLine['for'][number][]): string {
  const found = wanted.flatMap((need) => lines.filter((line) => line.for.includes(need)));
  return list(
    [...new Set(found)].map(
      ({ country, name, number, basis }) =>
        `${name}, ${country}: **${number}**${basis === 'general' ? ' (number awaiting review)' : ''}`,
    ),
  );
}
