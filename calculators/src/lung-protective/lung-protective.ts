import { type BandTable, bandFor, fixedInBand } from '../kit/bands.ts';
import { defineCalculator, present, tableOfBands } from '../kit/definition.ts';
import { formatFixed, formatNumber } from '../kit/format.ts';
import { choice, number, optional } from '../kit/inputs.ts';
import { knownValues } from '../kit/patient.ts';

const ardsnet = 'ARDSNet 2000, doi:10.1056/NEJM200005043421801';
const rocaSource = 'Roca 2019, doi:10.1164/rccm.201803-0589OC';

/** The bands of the ROX index after 12 hours of high-flow oxygen, as Myers 2022 uses them. */
const roxBands: BandTable = {
  title: 'ROX index at 12 hours of high flow',
  step: 0,
  lowest: 0,
  bands: [
    {
      atLeast: 0,
      title: 'High risk of failure',
      tone: 'danger',
      advice: 'Likely to need a ventilator: prepare, and do not delay intubation.',
    },
    { atLeast: 3.85, title: 'Between', tone: 'caution', advice: 'Repeat after an hour or two.' },
    {
      atLeast: 4.88,
      title: 'Low risk of failure',
      tone: 'neutral',
      advice: 'Likely to stay off the ventilator.',
    },
  ],
};

/**
 * Predicted body weight of the ARDS Network with the tidal volumes of 4, 6 and 8 mL/kg, the PaO2/FiO2 ratio and the ROX
 * index. Opened: droracle.ai 630439 and 117438 and errorcanon.top (50 or 45.5 + 0.91 x (cm - 152.4)),
 * medicalalgorithms.com (6, 4 to 8 mL/kg; plateau 25 to 30), umem.org 3786 and PMC9196918 (ROX and its limits 4.88 and
 * 3.85 at 12 hours), read twice.
 */
export const lungProtective = defineCalculator({
  subtitle: 'Predicted body weight and tidal volume; PaO2/FiO2 and ROX index',
  notFor: [{ words: 'children', facts: { group: 'child' } }],
  inputs: {
    sex: choice('Sex', [
      ['female', 'Female'],
      ['male', 'Male'],
    ]),
    height: number('Height', 'cm', {
      min: 130,
      max: 230,
      help: 'Measured lying flat, never guessed from weight.',
    }),
    inspiredOxygen: optional(number('FiO2', '%', { min: 21, max: 100 })),
    arterialOxygen: optional(number('PaO2', 'mmHg', { min: 10, max: 700, measure: 'pressure' })),
    oxygenSaturation: optional(number('Oxygen saturation', '%', { min: 30, max: 100 })),
    respiratoryRate: optional(number('Respiratory rate', '/min', { min: 4, max: 80 })),
  },
  fromPatient: ({ sex }) => knownValues({ sex }),
  compute({ sex, height, inspiredOxygen, arterialOxygen, oxygenSaturation, respiratoryRate }) {
    const weight = (sex === 'female' ? 45.5 : 50) + 0.91 * (height - 152.4);
    const volume = (perKg: number) => `${formatNumber(weight * perKg, 0)} mL`;
    const fraction = inspiredOxygen === undefined ? undefined : inspiredOxygen / 100;
    const ratio = fraction === undefined || arterialOxygen === undefined ? null : arterialOxygen / fraction;
    const rox =
      fraction === undefined || oxygenSaturation === undefined || respiratoryRate === undefined
        ? null
        : oxygenSaturation / fraction / respiratoryRate;
    const roxBand = rox === null ? null : bandFor(roxBands, rox);
    return {
      values: present({
        weight,
        tidal4: weight * 4,
        tidal6: weight * 6,
        tidal8: weight * 8,
        ratio,
        rox,
        roxBand: roxBand?.title ?? null,
      }),
      headline: { label: 'Tidal volume at 6 mL/kg', text: volume(6) },
      figures: [
        { label: 'Predicted body weight', text: `${formatFixed(weight, 1)} kg`, note: 'from height and sex' },
        { label: '4 mL/kg', text: volume(4), note: 'least' },
        { label: '8 mL/kg', text: volume(8), note: 'most' },
        ...(ratio === null ? [] : [{ label: 'PaO2/FiO2', text: `${formatNumber(ratio, 0)} mmHg` }]),
        ...(rox === null || roxBand === null
          ? []
          : [
              {
                label: 'ROX index',
                text: fixedInBand(roxBands, rox, 2),
                note: `${roxBand.title}, if after 12 hours of high flow`,
              },
            ]),
      ],
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'Set the tidal volume by the predicted weight, never by the actual one: in obesity that injures the lung. Keep the plateau at 30 cmH2O or less.',
      source: ardsnet,
    },
    {
      level: 'note',
      text: 'The limits of ROX hold for pneumonia after 12 hours of high-flow oxygen. Intubation is decided by the patient, not by ROX.',
      source: rocaSource,
    },
  ],
  resetLabel: 'Reset',
  tables: [tableOfBands(roxBands)],
  references: [
    {
      text: 'Acute Respiratory Distress Syndrome Network. Ventilation with lower tidal volumes as compared with traditional tidal volumes. N Engl J Med 2000;342:1301-8.',
      doi: '10.1056/NEJM200005043421801',
    },
    {
      text: 'Roca O et al. An index combining respiratory rate and oxygenation to predict outcome of nasal high-flow therapy. Am J Respir Crit Care Med 2019;199:1368-76.',
      doi: '10.1164/rccm.201803-0589OC',
    },
    {
      text: 'Myers LC et al. Validation of respiratory rate-oxygenation index in patients with COVID-19-related respiratory failure. Crit Care Med 2022;50:e638-42.',
      doi: '10.1097/CCM.0000000000005474',
    },
  ],
});
