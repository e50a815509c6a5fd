import { expect, it } from 'vitest';
import { sourceKind } from './source-kind.ts';

it.each([
  ['American Heart Association, Adult advanced life support', 'guideline'],
  ['Médecins Sans Frontières, Essential drugs: midazolam', 'guideline'],
  ['Package inserts of Intramed Adrenaline and Q-Med Adrenaline (South Africa)', 'label'],
  ['Cordarone X 150 mg/3 mL, summary of product characteristics (United Kingdom)', 'label'],
  ['Training copies of the American Heart Association card on bradycardia', 'teaching page'],
  ['Therapeutic Guidelines (Australia), Respiratory: severe acute asthma (mirror)', 'teaching page'],
  ['Botha et al., Dosages of adrenaline and amiodarone, South African Medical Journal 103:713', 'article'],
  ['General clinical knowledge, not yet checked against a guideline; awaiting clinical review', null],
  ['Paediatric emergency drug sheet (Australia)', null],
])('MED-07 calls the source "%s" %s', (title, kind) => {
  expect(sourceKind(title)).toBe(kind);
});
