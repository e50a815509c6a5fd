import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();

/** Returns the text that a reader sees of an answer. */
async function answer(text: string): Promise<string> {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  return response
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*#>`]/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
}

/** What is typed, what stands in the first 400 characters of the answer, and what must not. */
const told: readonly (readonly [text: string, step: RegExp, not?: RegExp])[] = [
  // Metres are no age, and a slow pulse after a fall is no heart block.
  ['fell from roof 5m cant feel legs 85/45 hr 52', /Major trauma/, /Atropine|years|Bradycardia/],
  ['14 month choking on grape cant cough', /1 year or older: 5 back blows/],
  ['drowned 6y no pulse', /5 breaths first/, /Normal Vital Signs/],
  ['boomslang bite bleeding gums', /Boomslang: its own antivenom: 2 vials IV/],
  ['puff adder bite foot swelling past the knee 4 hrs', /Swelling, shock or bleeding: 6-12 vials/],
  ['jik drink 2yo', /no charcoal/],
  ['lamp oil ingestion 18 months coughing', /no charcoal/],
  ['swallowed rattex blue pellets 3yr', /Rat poison/, /Red flag/],
  ['head out shoulders wont come', /Birth before arrival.*Both knees to her chest/],
  ['adult seizing 12 min cant get a line up', /Midazolam: 10 mg IM/, /Lorazepam: 4 mg IV/],
  ['recruit collapsed on route march, confused, skin dry and hot', /Heat stroke.*Cool now/],
  ['pregnant 32w painless bright bleeding', /No finger in the vagina/],
  ['pregnant 34w board like abdomen dark bleed bp 80/40', /No finger in the vagina/],
  ['torsades', /Magnesium 2 g IV/],
  ['complete heart block hr 28 atropine no effect', /Transcutaneous pacing/],
  ['st elevation v1-v4 pain 3 hrs nearest cath lab 5 hours away', /Lysis: door to needle/],
  ['pregnant woman in cardiac arrest 30 weeks', /uterus left, deliver by 5 min/],
  ['coughing up blood lots tb patient', /Bleeding side down, suction/, /tourniquet/],
  ['found in snow temp 27 pulse 30', /Hypothermia.*move gently/, /Atropine/],
  ['leg tight after tib fracture pain on stretching toes', /Limb in danger/],
  ['drunk shakes seeing snakes sweating last drink 2 days', /Alcohol withdrawal/, /Snakebite/],
  ['ptx big after central line sats dropping', /Decompress now/],
  ['electrocuted by eskom cable palpitations', /Electrical: ECG/],
  ['eye chemical splash battery acid', /Chemical: brush off powder, water 30 min/],
];

describe('an emergency in the words of the bedside', () => {
  it.each(told.map((each) => [each[0], each] as const))(
    'leads to its first step: %s',
    async (text, [, step, not]) => {
      const opening = (await answer(text)).slice(0, 400);
      expect(opening).toMatch(step);
      if (not) expect(opening).not.toMatch(not);
    },
  );
});
