import { type Band, type BandTable, bandFor } from '../kit/bands.ts';
import { type Caution, defineCalculator, type Outcome } from '../kit/definition.ts';
import { formatFixed, formatNumber, formatQuantity } from '../kit/format.ts';
import { countsAs, moment, number, optional } from '../kit/inputs.ts';
import { weightFromPatient } from '../kit/patient.ts';
import { overHours, quantity, share, times } from '../kit/quantities.ts';
import { dateText } from '../kit/summary.ts';

const source = 'Baxter 1968, doi:10.1111/j.1749-6632.1968.tb14738.x; ABA 2022; ABLS';

/** Parkland (Baxter 1968): mL of lactated Ringer's for each kg and each % burned, in 24 hours. */
const parklandMlPerKgPerPercent = 4;
const firstPeriodHours = 8;
const secondPeriodHours = 16;

const severity: BandTable = {
  title: 'Burned area (%), adults',
  lowest: 0,
  step: 0,
  bands: [
    {
      atLeast: 0,
      title: 'Minor',
      tone: 'normal',
      advice: 'Outpatient may be appropriate.',
      next: [{ chart: 38 }],
    },
    {
      atLeast: 15,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Hospital admission recommended.',
      next: [{ chart: 38 }],
    },
    {
      atLeast: 25,
      title: 'Major',
      tone: 'danger',
      advice: 'Burn centre transfer indicated.',
      next: [{ chart: 38 }],
    },
  ],
};

/** Weight in kg below which the American Burn Association counts a patient as a child. */
const childUnderKg = 30;

const inputs = {
  weight: countsAs(0, number('Weight', 'kg', { min: 1, max: 200, step: 0.1, measure: 'weight' })),
  bsa: countsAs(
    0,
    number('Burned body surface (%BSA)', '%', {
      min: 0,
      max: 100,
      step: 0.5,
      help: 'Partial and full thickness only. Redness alone does not count.',
    }),
  ),
  timeOfInjury: optional(
    moment('Time of injury', { help: 'Optional: shows when the 8 h and 24 h periods end.' }),
  ),
};

/**
 * Burns: Parkland fluids and severity by area. Empty or impossible values count as 0, as specified. The rates
 * are always half over 8 and half over 16 hours. With a time of injury the page says when these periods end,
 * and that the fluid due since then is not subtracted.
 */
export const burns = defineCalculator({
  subtitle: 'Parkland fluids, severity and transfer',
  notFor: [{ words: 'the severity band in children, who have lower limits (see the table below)' }],
  inputs,
  fromPatient: weightFromPatient,
  bands: severity,
  compute({ weight, bsa, timeOfInjury }, { isAnswered, now }) {
    const perKg = quantity(parklandMlPerKgPerPercent * bsa, 'mL per kg');
    const total = times<'mL', 'kg'>(perKg, quantity(weight, 'kg'));
    const half = share(total, 0.5);
    const firstRate = overHours(half, firstPeriodHours);
    const secondRate = overHours(half, secondPeriodHours);
    const band = bandFor(severity, bsa);
    const mayBeChild = isAnswered('weight') && weight < childUnderKg;
    return {
      values: {
        totalFluidMl: total.amount,
        firstHalfMl: half.amount,
        firstRateMlPerHr: firstRate.amount,
        secondHalfMl: half.amount,
        secondRateMlPerHr: secondRate.amount,
        band: band.title,
      },
      headline: { label: "Lactated Ringer's in 24 h", text: formatQuantity(total) },
      // A burn of unknown size must not read as a minor one.
      ...(isAnswered('bsa') ? { band: mayBeChild ? forAdultsOnly(band) : band } : {}),
      figures: [
        {
          label: 'First 8 hours from the burn',
          text: `${formatQuantity(half)} at ${formatQuantity(firstRate)}`,
          note: 'half of the total',
        },
        {
          label: 'Next 16 hours',
          text: `${formatQuantity(half)} at ${formatQuantity(secondRate)}`,
          note: 'the other half',
        },
        ...(timeOfInjury === undefined ? [] : periods(timeOfInjury, now)),
      ],
      notes:
        timeOfInjury === undefined
          ? []
          : ['Fluid that was due since the injury is not subtracted from these rates.'],
      cautions: [
        ...(mayBeChild && isAnswered('bsa') ? [bandOfChild(bsa)] : []),
        ...(timeOfInjury === undefined ? [] : timePassed(hoursBetween(timeOfInjury, now))),
      ],
    };
  },
  cautions: [
    {
      level: 'danger',
      text: "Children: 10–20% is moderate and over 20% major, and maintenance fluid with glucose must be added. Discuss every child's burn.",
      source,
    },
    {
      level: 'danger',
      text: 'Count the first 8 hours from the burn. If time has passed, give the balance in the hours left.',
      source,
    },
    {
      level: 'danger',
      text: 'Any full-thickness burn, or any burn of face, hands, feet, genitals, perineum or joints, needs a burn unit whatever the percentage. Titrate to urine output.',
      source,
    },
    {
      level: 'note',
      text: 'Current American teaching (ABLS) starts lower: 2 mL/kg/% in adults, 3 in children, 4 in electrical injury.',
      source: 'ABLS provider manual (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset Calculator',
  figures: ['rule-of-nines-adult', 'rule-of-nines-child'],
  tables: [
    {
      title: 'Severity in children',
      columns: ['Burned area', 'Severity'],
      rows: [
        ['under 10%', 'Minor'],
        ['10–20%', 'Moderate'],
        ['over 20%', 'Major'],
      ],
    },
    {
      title: 'Urine output targets',
      columns: ['Patient', 'Target'],
      rows: [
        ['Adults', '0.5–1 mL/kg/hr'],
        ['Children', '1–2 mL/kg/hr'],
      ],
    },
  ],
  lists: [
    {
      title: 'Burn centre transfer criteria',
      items: [
        'Partial thickness over 10% BSA',
        'Full thickness over 5%',
        'Face, hands, feet or genitalia',
        'Electrical or chemical burns',
        'Inhalation injury',
      ],
    },
  ],
  references: [
    {
      text: 'Baxter CR, Shires T. Physiological response to crystalloid resuscitation of severe burns. Ann N Y Acad Sci 1968;150:874-94.',
      doi: '10.1111/j.1749-6632.1968.tb14738.x',
    },
    {
      text: 'American Burn Association. Guidelines for Burn Patient Referral, 2022.',
      url: 'https://ameriburn.org/',
    },
  ],
});

/** Returns the specified band for a possible child. It never reassures. */
function forAdultsOnly(band: Band): NonNullable<Outcome['band']> {
  const { tone, advice } = band;
  return { ...band, tone: tone === 'normal' ? 'caution' : tone, advice: `In adults: ${advice}` };
}

function bandOfChild(bsa: number): Caution {
  const title = bsa > 20 ? 'major' : bsa >= 10 ? 'moderate' : 'minor';
  return {
    level: 'danger',
    text: `Under ${childUnderKg} kg this is most likely a child: ${formatNumber(bsa)}% is ${title} by the bands for children. Discuss every child's burn, and add maintenance fluid with glucose.`,
    brief: `Child: ${formatNumber(bsa)}% is ${title}, and add maintenance fluid.`,
    source,
  };
}

/** Returns the figures and cautions for the time since the burn. The rates start at the time of the burn. */
function timePassed(hoursSince: number): readonly Caution[] {
  if (hoursSince < 0) {
    return [timeCaution('The time of injury lies in the future. Check it.', 'Time of injury in the future.')];
  }
  const passed = formatFixed(hoursSince, 1);
  if (passed === '0.0') return [];
  if (hoursSince < firstPeriodHours) {
    const left = formatFixed(firstPeriodHours - hoursSince, 1);
    return [
      timeCaution(
        `${passed} of the first 8 hours have passed. At the rate above the first half comes too late: give its balance in the ${left} hours left.`,
        `${passed} h have passed: give the balance in ${left} h.`,
      ),
    ];
  }
  return [
    timeCaution(
      hoursSince < firstPeriodHours + secondPeriodHours
        ? `The first 8 hours are over (${passed} hours since the injury). Reckon what was given against what was due before you use the second rate.`
        : `The 24 hours are over (${passed} hours since the injury). These rates no longer hold.`,
      hoursSince < firstPeriodHours + secondPeriodHours
        ? 'The first 8 hours are over: reckon the balance.'
        : 'The 24 hours are over: these rates no longer hold.',
    ),
  ];
}

function timeCaution(text: string, brief: string): Caution {
  return { level: 'danger', text, brief, source };
}

function hoursBetween(injury: Date, now: Date): number {
  return (now.getTime() - injury.getTime()) / 3_600_000;
}

function periods(injury: Date, now: Date) {
  const after = (hours: number) => dateText(new Date(injury.getTime() + hours * 3_600_000));
  const hoursSince = hoursBetween(injury, now);
  return [
    {
      label: 'Hours since the injury',
      text: hoursSince < 0 ? 'The time of injury lies in the future' : hoursSince.toFixed(1),
    },
    { label: 'First 8 hours end', text: after(firstPeriodHours) },
    { label: '24 hours end', text: after(firstPeriodHours + secondPeriodHours) },
  ];
}
