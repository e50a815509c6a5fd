import { answerOf, frame } from './answer/blocks.ts';
import { respond } from './answer/intents.ts';
import { Toolbox } from './answer/toolbox.ts';
import { asLesson } from './education.ts';
import { doseWarnings } from './interactions/respond.ts';
import { readPatient } from './patient/patient.ts';
import { scoresOf } from './patient/scores.ts';
import { redFlagBlocks } from './red-flags.ts';
import type { Passage, Remi, RemiSources } from './remi.ts';

/** So many passages are found where nobody says how many. */
const usualPassages = 8;

/** Remi over one version of the content. It has no memory: each message is answered for itself. */
export function createRemi(sources: RemiSources): Remi {
  const tools = new Toolbox(sources);
  return {
    find: (question, most = usualPassages) =>
      tools.retrieval
        .find(question)
        .pages.flatMap(({ passages }) => passages)
        .slice(0, most)
        .map(passageOf),
    async answer(message, { mode }) {
      const patient = readPatient(message);
      const scores = await scoresOf(patient);
      const finding = tools.retrieval.find(message);
      const flags = redFlagBlocks({ text: message, patient, scores }, tools);
      const warnings = doseWarnings(message, finding.question);
      const found = await respond({ text: message, finding, patient, scores }, tools);
      const blocks = mode === 'education' ? asLesson(found, finding.question.sections) : found;
      const urgent = [...flags, ...warnings];
      const rest = blocks.length > 0 || urgent.length > 0 ? blocks : [nothingFound(tools.size)];
      return answerOf([...urgent, ...rest, closing]);
    },
  };
}

const closing = frame("I answer only from Oryx's own content, word for word. Open the page before you act.");

const nothingFound = (size: number) =>
  frame(
    `I found nothing on this in Oryx's own content. I searched ${size} passages of medications, algorithms, calculators, paediatric tables, guidelines, interactions and complaints. Try the name of a drug or of a condition.`,
  );

function passageOf({ id, title, route, heading, text }: Passage): Passage {
  return { id, title, route, heading, text };
}
