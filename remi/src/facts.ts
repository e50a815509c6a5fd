import type { Pause } from '@oryx/search';
import { drugsOf } from './drugs/names.ts';
import type { Library } from './library.ts';
import { type Allergies, readAllergies } from './read/allergies.ts';
import { type Patient, readPatient, spansOf } from './read/patient.ts';
import { isOfSeveral } from './read/several.ts';
import { type Question, withoutMeasured } from './retrieval/question.ts';
import type { Finding } from './retrieval/retrieval.ts';
import { type FoundSign, signsOf } from './tools/danger/danger-signs.ts';
import { type Score, scoresOf } from './tools/handover/scores.ts';

/** What a message states. It is read once, for every tool. */
export interface Facts {
  readonly text: string;
  /** What is asked, and the names in it. Allergens and the names of values are left out. */
  readonly question: Question;
  readonly patient: Patient;
  readonly allergies: Allergies;
  readonly isOfSeveral: boolean;
  /** What the values of the patient mean. */
  readonly signs: readonly FoundSign[];
  readonly scores: readonly Score[];
  /** The passages that are closest to the text. They are looked for when a tool first asks. */
  readonly found: () => Finding;
}

/** Reads a message. `pause` lets other work run between the steps. */
export async function readFacts(text: string, library: Library, pause: Pause): Promise<Facts> {
  const patient = readPatient(text);
  await pause();
  const several = isOfSeveral(text, spansOf(patient));
  const signs = several ? [] : signsOf(patient, library.sources.knowledge.dangerSigns.rows);
  const means = signs.flatMap(({ row }) => row.means);
  const read = library.retrieval.read(text, patient, means);
  await pause();
  // A drug or an allergy late in a long text counts as well.
  const allergies = readAllergies(text, library.retrieval.mentionsIn(text));
  const question = withoutAllergens(read, allergies, text, patient);
  await pause();
  // The values of two patients must not be combined into one score.
  const scores = several ? [] : await scoresOf(patient);
  let finding: Finding | undefined;
  return {
    text,
    question,
    patient,
    allergies,
    isOfSeveral: several,
    signs,
    scores,
    found() {
      finding ??= withoutShunned(library.retrieval.find(text, read), question, allergies);
      return finding;
    },
  };
}

function withoutAllergens(question: Question, allergies: Allergies, text: string, patient: Patient) {
  const asked = question.asked.filter((word) => !allergies.words.has(word));
  return { ...question, asked, mentions: withoutMeasured(allergies.others, text, patient) };
}

/** Leaves out the pages of drugs that are named only as allergens. */
function withoutShunned(found: Finding, question: Question, { drugs }: Allergies): Finding {
  const given = new Set(drugsOf(question.mentions));
  const shunned = drugs.flatMap((drug) =>
    drug.medication && !given.has(drug) ? [`/medications/${drug.medication.id}`] : [],
  );
  const pages = found.pages.filter(({ passages: [first] }) => !shunned.includes(first?.route ?? ''));
  return { ...found, pages };
}
