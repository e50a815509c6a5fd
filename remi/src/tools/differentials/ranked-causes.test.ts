import { describe, expect, it } from 'vitest';
import { readFacts } from '../../facts.ts';
import { shippedLibrary, shippedRemi, shippedSources } from '../../test/shipped.ts';
import { rankedCauses } from './ranked-causes.ts';

const sources = await shippedSources();
const pause = async () => {};
const library = await shippedLibrary();

async function ranked(id: string, text: string) {
  const complaint = sources.knowledge.complaints.rows.find((row) => row.id === id);
  if (!complaint) throw new Error(`no complaint ${id}`);
  return {
    complaint,
    causes: rankedCauses(complaint, await readFacts(text, library, pause), library.bedside),
  };
}

describe('the order of the causes of a complaint', () => {
  it.each([
    ['chest-pain', 'sudden tearing chest pain through to the back, pulses unequal', 'Aortic dissection'],
    ['chest-pain', 'crushing chest pain radiating to the left arm, sweaty', 'Acute coronary syndrome'],
    ['chest-pain', 'borspyn, pleuritic, haemoptysis, swollen calf, HR 124', 'Pulmonary embolism'],
    ['chest-pain', 'chest pain fever and cough, lost weight', 'Pneumonia or tuberculosis'],
    ['breathlessness', 'short of breath, pink frothy sputum, orthopnoea, crackles', 'Acute pulmonary oedema'],
    ['breathlessness', 'sob after spraying crops, pinpoint pupils, drooling', 'Organophosphate'],
    ['headache', 'headache with fever, neck stiffness, confused', 'Bacterial meningitis'],
    ['headache', 'headache 34 weeks pregnant BP 170/115 blurred vision', 'Severe pre-eclampsia'],
    ['headache', 'headache, generator running in the room', 'Carbon monoxide'],
    ['abdominal-pain', 'abdominal pain, rigid abdomen', 'Perforation'],
    ['reduced-consciousness', 'unconscious man, glucose 1.9', 'Hypoglycaemia'],
    ['reduced-consciousness', 'drowsy after a brick to the head, left pupil dilated', 'Head injury'],
    ['fever-child', 'fever in a child 8 months, bulging fontanelle, purple spots', 'Meningitis'],
    ['collapse', 'collapsed, pale, period late, positive pregnancy test', 'Ruptured ectopic'],
    [
      'one-sided-weakness',
      'left side weak since this morning, on warfarin, vomiting, headache',
      'Bleeding in',
    ],
    ['limb-weakness', 'weakness, drank cattle dip, drooling, small pupils', 'Organophosphate'],
  ])('of %s begins for "%s" with %s', async (id, text, first) => {
    const { causes } = await ranked(id, text);
    expect(causes[0]?.cause.cause).toContain(first);
    expect(causes[0]?.found).not.toEqual([]);
  });

  it('keeps every cause, and the stored order where nothing is told', async () => {
    const { complaint, causes } = await ranked('chest-pain', 'chest pain');
    expect(causes.map(({ cause }) => cause)).toEqual(complaint.causes);
    expect(causes.flatMap(({ found, against }) => [...found, ...against])).toEqual([]);
    const told = await ranked('chest-pain', 'chest pain with fever and cough, no breathlessness');
    expect(told.causes.map(({ cause }) => cause)).toEqual(expect.arrayContaining([...told.complaint.causes]));
  });

  it('names what is denied, measured or impossible as against a cause', async () => {
    const against = async (id: string, text: string, name: string) =>
      (await ranked(id, text)).causes.find(({ cause }) => cause.cause.startsWith(name))?.against;
    expect(await against('headache', 'headache, no fever, no neck stiffness', 'Bacterial')).toEqual([
      'no fever',
      'no stiff neck or light hurts',
    ]);
    expect(await against('reduced-consciousness', 'unconscious, glucose 6.2', 'Hypoglycaemia')).toEqual([
      'glucose 6.2 mmol/L',
    ]);
    expect(await against('abdominal-pain', 'man of 30 with abdominal pain', 'Ruptured ectopic')).toEqual([
      'man',
    ]);
  });

  it('lowers a cause that a fact contradicts, but none for a sign that is absent', async () => {
    const denied = await ranked('chest-pain', 'chest pain, no sweating, no breathlessness');
    expect(denied.causes.map(({ cause }) => cause)).toEqual(denied.complaint.causes);
    const { causes } = await ranked('abdominal-pain', 'man of 30 with abdominal pain, fainted');
    expect(causes.at(-1)?.cause.cause).toBe('Ruptured ectopic pregnancy');
  });

  it('ranks nothing by the facts of two patients', async () => {
    const { complaint, causes } = await ranked(
      'headache',
      'Patient 1: 30 year old man with headache and fever. Patient 2: 50 year old woman with neck stiffness.',
    );
    expect(causes.map(({ cause }) => cause)).toEqual(complaint.causes);
  });

  it('says in the answer what speaks for and against', async () => {
    const { response, sources: pages } = await (await shippedRemi()).answer(
      'differentials: chest pain, sudden, tearing, no breathlessness',
      { profession: 'Doctor', mode: 'consultation' },
    );
    expect(response).toMatch(/\*\*Aortic dissection\*\*\n\n- For: tearing pain, sudden start\n/);
    expect(response).toContain('Against: no breathlessness');
    expect(pages).toContainEqual({ title: 'Chest pain', route: '/complaints/chest-pain' });
  });
});
