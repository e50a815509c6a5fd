import type { Dose } from '@oryx/contract';
import { fitOf } from '@oryx/doses';
import { words } from '@oryx/search';
import { computed, drugPage } from '../answer/blocks.ts';
import { inSlot } from '../answer/slots.ts';
import { drugsOf } from '../drugs/names.ts';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import { sizeOf } from '../read/patient.ts';
import type { Block } from '../remi.ts';
import { whoIs } from '../tools/chart/conditions.ts';
import { cardLine, cardOf } from '../tools/doses/worked-doses.ts';

/** The class of drugs that a dose is for takers of, as in `anaphylaxis in a patient on a beta-blocker`. */
const onDrug = /\bin a patient on an? ([\w-]+)/i;

/**
 * Returns the doses that pages have for a patient who takes a drug of some class, if the message names such a drug and the
 * conversation is about what the dose is for: glucagon in anaphylaxis, after `he takes atenolol`.
 */
export function besideTaken(facts: Facts, library: Library): Block[] {
  const { message, inherited, patient } = facts;
  const { page = '', topics = [] } = inherited.slots;
  const about = new Set(words([page, ...topics, message.text].join(' ')));
  const taken = drugsOf(message.question.mentions).map((drug) => ({
    name: drug.name,
    classes: library.pairs.classesOf(drug).map((each) => each.toLowerCase()),
  }));
  if (taken.length === 0) return [];
  const known = sizeOf(patient);
  const isFor = (dose: Dose) =>
    words(dose.topic).some((word) => about.has(word)) &&
    fitOf(dose, known).state !== 'withheld' &&
    !(dose.patient === 'adult' && (whoIs(patient) ?? 'adult') !== 'adult');
  return library.sources.medications.flatMap((medication) =>
    medication.doses.flatMap((dose) => {
      const [, kind = ''] = onDrug.exec(dose.indication) ?? [];
      const [drug] = taken.filter(({ classes }) =>
        classes.some((each) => each.startsWith(kind.toLowerCase())),
      );
      if (kind === '' || !drug || !isFor(dose)) return [];
      const source = drugPage(medication);
      const line = cardLine(cardOf(medication, dose, patient, source), false);
      return inSlot('verdict', [computed(`**On ${drug.name}: ${medication.name}** ${line}`, source)]);
    }),
  );
}
