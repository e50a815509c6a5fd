import type { Medication } from '@oryx/contract';

/** The medications of which a name holds the text, whatever the case and the accents; all for blank text. */
export function foundMedications(medications: readonly Medication[], text: string): readonly Medication[] {
  const wanted = plain(text);
  if (wanted === '') return medications;
  return medications.filter(({ name, genericName, tradeNames, synonyms }) =>
    [name, genericName, ...tradeNames, ...synonyms].some(
      (each) => each !== null && plain(each).includes(wanted),
    ),
  );
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The name with the letters that set it apart from look-alikes in capitals, where it has such a spelling. */
export function tallManName({ name, tallMan }: Pick<Medication, 'name' | 'tallMan'>): string {
  if (tallMan === null) return name;
  const at = name.toLowerCase().indexOf(tallMan.toLowerCase());
  if (at < 0) return `${name} (${tallMan})`;
  return name.slice(0, at) + tallMan + name.slice(at + tallMan.length);
}

/** The medication that the last part of an address names: `7` and `07` alike. */
export function medicationAt(medications: readonly Medication[], part: string | undefined) {
  const id = Number.parseInt(part ?? '', 10);
  return medications.find((medication) => medication.id === id);
}
