/** Numbers that belong to a name, such as `CURB-65`. */
const numbersOfNames: Readonly<Record<string, number>> = {
  curb: 65,
  crb: 65,
  phq: 9,
  gad: 7,
  abcd: 2,
  news: 2,
  cha: 2,
  chads: 2,
  ds: 2,
};

/** Returns true for the number of a name, with or without a hyphen: the 65 of `CURB-65`. */
export const isOfName = (name: string, number: number): boolean => numbersOfNames[name] === number;
