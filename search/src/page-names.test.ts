import { describe, expect, it } from 'vitest';
import { type NamedPage, PageNames } from './page-names.ts';

const page = (type: NamedPage['type'], title: string, route: string, names: string[] = []): NamedPage => ({
  type,
  title,
  names,
  route,
});

const names = new PageNames([
  page('medication', 'Adrenaline', '/medications/1', ['Epinephrine', 'EPI', 'Adrenalin']),
  page('medication', 'Calcium gluconate 10%', '/medications/7', ['Ca gluconate']),
  page('medication', 'Glucose', '/medications/32', ['sugar', 'dextrose']),
  page('medication', 'Oxygen', '/medications/31', ['O2']),
  page('medication', 'Magnesium sulphate', '/medications/6', ['Magnesium', 'Epsom salt']),
  page('medication', 'Insulin, short-acting', '/medications/34'),
  page('medication', 'Glyceryl trinitrate', '/medications/11', ['GTN']),
  page('algorithm', 'Adult cardiac arrest (advanced life support)', '/algorithms/3', ['ALS', 'VF']),
  page('algorithm', 'Sepsis and septic shock', '/algorithms/14', ['Shock']),
  page('algorithm', 'Hypovolaemic and haemorrhagic shock', '/algorithms/13', ['Shock']),
  page('algorithm', 'Burns', '/algorithms/38'),
  page('algorithm', 'Hypoglycaemia', '/algorithms/22', ['Low sugar']),
  page('algorithm', 'Major trauma: first survey', '/algorithms/40'),
  page('calculator', 'Burns Calculator', '/calculator/burns'),
  page('calculator', 'Glasgow Coma Scale (GCS)', '/calculator/gcs'),
  page('calculator', 'CURB-65 Score', '/calculator/curb65'),
  page('calculator', 'Mean Arterial Pressure (MAP)', '/calculator/map'),
]);

/** The names of pages in a text, each with its route. */
const linksIn = (text: string) => {
  const pieces = names.piecesOf(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.flatMap(({ text: name, route }) => (route === undefined ? [] : [`${name} > ${route}`]));
};

describe('PageNames', () => {
  it('finds drugs by their names, in any case, and not within other words', () => {
    expect(linksIn('Adrenaline 1 mg IV, then adrenaline; no noradrenaline')).toEqual([
      'Adrenaline > /medications/1',
      'adrenaline > /medications/1',
    ]);
    expect(linksIn('Calcium gluconate 10% 30 mL, or calcium gluconate')).toEqual([
      'Calcium gluconate 10% > /medications/7',
      'calcium gluconate > /medications/7',
    ]);
    expect(linksIn('Calcium gluconate 10 mL')).toEqual(['Calcium gluconate > /medications/7']);
    expect(linksIn('Magnesium 2 g, insulin 10 units, GTN spray')).toEqual([
      'Magnesium > /medications/6',
      'insulin > /medications/34',
      'GTN > /medications/11',
    ]);
  });

  it('finds no drug in a word of lay people or in a word that means something else', () => {
    expect(linksIn('Sugar, salt, the gtn, epi')).toEqual([]);
  });

  it('finds glucose and oxygen where they are given, not where they are measured', () => {
    expect(linksIn('Glucose under 3 mmol/L: glucose 10% 5 mL/kg, or 50% glucose')).toEqual([
      'glucose > /medications/32',
      'glucose > /medications/32',
    ]);
    expect(linksIn('Oxygen saturation under 90%: oxygen')).toEqual(['oxygen > /medications/31']);
  });

  it('finds charts by their titles, and by a part of the title or a word after "chart" or "see"', () => {
    expect(linksIn('Sepsis and septic shock')).toEqual(['Sepsis and septic shock > /algorithms/14']);
    expect(linksIn('adult cardiac arrest')).toEqual(['adult cardiac arrest > /algorithms/3']);
    expect(linksIn('chart Sepsis; see Major trauma first survey')).toEqual([
      'Sepsis > /algorithms/14',
      'Major trauma first survey > /algorithms/40',
    ]);
    expect(linksIn('Burns, hypoglycaemia or sepsis?')).toEqual([]);
    expect(linksIn('Charts Burns, Hypoglycaemia and Sepsis')).toEqual([
      'Burns > /algorithms/38',
      'Hypoglycaemia > /algorithms/22',
      'Sepsis > /algorithms/14',
    ]);
  });

  it('finds tools by their titles and abbreviations', () => {
    expect(linksIn('GCS under 9, CURB-65 of 2, Burns Calculator, map')).toEqual([
      'GCS > /calculator/gcs',
      'CURB-65 > /calculator/curb65',
      'Burns Calculator > /calculator/burns',
    ]);
  });

  it('takes in the bracket that closes a title, and leaves abbreviations joined to others alone', () => {
    expect(linksIn('Chart Adult cardiac arrest (advanced life support).')).toEqual([
      'Adult cardiac arrest (advanced life support) > /algorithms/3',
    ]);
    expect(linksIn('The guideline of the ABC/GTN group')).toEqual([]);
  });

  it('finds nothing in a name that stands for two pages, or over the end of a sentence', () => {
    expect(linksIn('chart Shock')).toEqual([]);
    expect(linksIn('Give magnesium. Sulphate is fine')).toEqual(['magnesium > /medications/6']);
  });

  it('names the charts that are announced and do not exist', () => {
    expect(names.unknownIn('chart Hypothermia; see Burns, see again, this chart. See Shock')).toEqual([
      'Hypothermia',
      'Shock',
    ]);
    expect(names.unknownIn('Chart Burns: see the doctor')).toEqual([]);
  });
});
