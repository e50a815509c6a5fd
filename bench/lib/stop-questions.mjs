import { fitOf, inDays } from '@oryx/doses';
import { rowsOfCard } from './dose-questions.mjs';

const forms = [
  (drug, way) => `${drug} ${way}`,
  (drug, way) => `can i give ${drug} ${way}?`,
  (drug, way) => `is it ok, ${way} ${drug}`,
];
const whom = { newborn: 'newborn ', child: 'child ' };

/** Returns questions that name each phrase of a hard stop with each of the others. What excepts the row is left out. */
export function* stopQuestions(rows) {
  for (const row of rows) {
    const [drugs = [], ...ways] = row.said.map((phrases) => phrases.map((each) => each.replaceAll('*', '')));
    let turn = 0;
    for (const drug of drugs)
      for (const way of joined(ways)) {
        const text = `${whom[row.patient] ?? ''}${forms[turn++ % forms.length](drug, way)}`;
        if (!row.unless.some((each) => text.includes(each.replaceAll('*', '')))) yield { text, row };
      }
  }
}

/** Returns one phrase of each list, in all combinations. */
const joined = ([first = [''], ...others]) =>
  others.length === 0 ? first : first.flatMap((each) => joined(others).map((more) => `${each} ${more}`));

const days = (value, unit) => inDays({ value, unit });

/** Patients of each age at which the rows of doses differ. */
const patients = [
  { text: '2 day old newborn 3kg', age: 2, weight: 3 },
  { text: '20 day old baby 4kg', age: 20, weight: 4 },
  { text: '2 month old 5kg', age: days(2, 'month'), weight: 5 },
  { text: '5 month old 7kg', age: days(5, 'month'), weight: 7 },
  { text: '8 month old 8kg', age: days(8, 'month'), weight: 8 },
  { text: '2 year old', age: days(2, 'year') },
  { text: '5yo 18kg', age: days(5, 'year'), weight: 18 },
  { text: '8 years 25 kg', age: days(8, 'year'), weight: 25 },
  { text: '14yo 50kg', age: days(14, 'year'), weight: 50 },
  { text: '30M', age: days(30, 'year') },
  { text: '72 yo', age: days(72, 'year') },
  { text: '80F 60kg', age: days(80, 'year'), weight: 60 },
];

/** Returns a question for each topic of a drug and each age, and for the drug alone. */
export function* ageQuestions({ name, doses }) {
  const drug = name.split(',')[0].toLowerCase();
  for (const topic of ['', ...new Set(doses.map((dose) => dose.topic.toLowerCase()))])
    for (const patient of patients) {
      yield { text: `${drug} ${topic} ${patient.text}`.replace('  ', ' '), patient };
      yield { text: `${patient.text} ${topic}, how much ${drug}?`.replace('  ', ' '), patient };
    }
}

/** Returns the cards of an answer whose rows all exclude a patient. */
export const cardsOutside = ({ blocks }, { age, weight = null }, medications) =>
  blocks.flatMap(({ card }) => {
    const medication = card?.kind === 'dose' && medications.find(({ name }) => name === card.drug);
    const rows = medication ? rowsOfCard(card, medication) : [];
    const isOutside =
      rows.length > 0 && rows.every((dose) => fitOf(dose, { age, weight }).state === 'withheld');
    return isOutside ? [card] : [];
  });
