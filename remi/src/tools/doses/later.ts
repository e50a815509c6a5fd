import type { Dose } from '@oryx/contract';
import { tellingWords, words } from '@oryx/search';

const later =
  /\b(?:no better|goes on|afterwards|after (?:the first|(?:the )?(?:\d+ mg|(?:IV )?loading)|two|those|an acute|a bolus)|(?:second|third|every|later) dose|another fit|poor response|maintenance)\b/i;

/** Returns true if a dose follows another one, so that it is never the first of its purpose. */
export const isLater = ({ indication, topic, who, differs }: Dose): boolean =>
  later.test([indication, topic, who, differs].join('. '));

/**
 * Returns doses with those that they follow, if all of them follow another one: of `severe allergic reaction that is no
 * better after two IM doses` the first dose is that of anaphylaxis.
 */
export function withFirst(doses: readonly Dose[], all: readonly Dose[]): readonly Dose[] {
  if (doses.length === 0 || !doses.every(isLater)) return doses;
  const topics = new Set(doses.flatMap(({ topic }) => tellingWords(words(topic))));
  const isOfTopic = ({ topic }: Dose) => words(topic).some((word) => topics.has(word));
  return all.filter((dose) => doses.includes(dose) || isOfTopic(dose));
}
