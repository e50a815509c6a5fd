import { describe, expect, it } from 'vitest';
import { evaluate } from '../index.ts';

const of = async (dehydration: string, malnutrition = 'no') =>
  (await evaluate('child-fluids', { weight: 8, age: 'infant', dehydration, malnutrition })).outcome;

describe('fluids of a child', () => {
  // 8 kg by the plans of the WHO: 75 mL/kg in 4 hours; 30 mL/kg in the first hour of an infant; 20 mL/kg.
  it.each([
    ['none', '32 mL/h maintenance', 'Zinc for 10–14 days.'],
    ['some', '600 mL in 4 hours', 'Look again after 4 hours. Zinc for 10–14 days.'],
    ['severe', '240 mL in 1 hour', 'Look again every 15–30 minutes. Zinc for 10–14 days.'],
    ['shock', '160 mL bolus, fast', 'Look again every 15–30 minutes. Zinc for 10–14 days.'],
  ])(
    'lead with what the plan of %s gives first, and say when to look again',
    async (found, first, advice) => {
      const { headline, band } = await of(found);
      expect(`${headline.text} ${headline.suffix}`).toBe(first);
      expect(band?.advice).toBe(advice);
    },
  );

  it('state no amount in severe malnutrition', async () => {
    const { headline, figures } = await of('severe', 'yes');
    expect({ headline, figures }).toEqual({
      headline: { label: 'Fluids', text: 'See the chart' },
      figures: [],
    });
  });
});
