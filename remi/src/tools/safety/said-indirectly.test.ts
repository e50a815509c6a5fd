import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.replaceAll('\u00a0', ' ');
const matched = /\*\*(?:Contraindications|Cautions) that match what you wrote\*\*/;
const shownDose = /^- \*\*[\d.–][\d\s.–]*(?:mg|g|units|mL|micrograms|tablets)/m;

/** What stands above all else for each patient, by hand from the lines of the pages. */
const lines: readonly (readonly [string, string])[] = [
  ['alteplase stroke 80kg, had craniotomy 6 weeks ago', 'surgery of brain or spine'],
  ['alteplase stroke 65kg hysterectomy 8 days ago', 'Major surgery or injury'],
  ['alteplase pe massive, 3 days post partum', 'Relative: birth or long resuscitation'],
  ['alteplase stroke no ct scanner here, 70 kg', 'a CT that was not done'],
  ['tenecteplase 70kg stemi, tearing back pain unequal pulses', 'Suspected aortic dissection'],
  ['tenecteplase 70 kg knee replacement 3 weeks ago', 'Recent major injury or surgery'],
  ['streptokinase, laparotomy 10 days ago', 'Recent major trauma or surgery'],
  ['tnk stemi 70kg, stroke last month', 'Ischaemic stroke in the last 3 months'],
  ['aspirin stemi vomiting blood', 'Active bleeding'],
  ['heparin pe, endocarditis', 'Infection of a heart valve'],
  ['adenosine dose sss no pacemaker', 'sick sinus syndrome'],
  ['adenosine dose svt through a CVP line', 'Start with 3 mg'],
  ['amiodarone dose vt bp 70/30', 'Collapse or severe hypotension'],
  ['dobutamine HOCM hypotensive', 'Obstruction of the outflow'],
  ['dobutamine 70kg cardiogenic shock bp 70/40', 'under 90 a drug that narrows vessels'],
  ['hydralazine pre-eclampsia mitral stenosis', 'Fixed obstruction of a heart valve'],
  ['hydralazine bp 180/120 with angina', 'Coronary artery disease'],
  ['gtn chest pain took blue pill last nite for bedroom', 'Sildenafil within 24 h'],
  ['ketamine 80kg chest pain st elevation', 'an acute coronary syndrome'],
  ['ketamine preeclampsia sedation 70kg', 'Eclampsia or pre-eclampsia'],
  ['ketamine 70kg schizophrenic', 'Psychosis, with caution'],
  ['labetalol bp 210/120 crackles frothy sputum', 'decompensated heart failure'],
  ['metoprolol bilateral crackles af 150', 'decompensated heart failure'],
  ['glucagon 1mg hypoglycaemia pt with phaeo', 'Phaeochromocytoma'],
  ['maxolon vomiting blood', 'bleeding of the gut'],
  ['diazepam fitting pt 60kg, on mestinon', 'Myasthenia gravis'],
  ['diazepam 10mg iv for alcoholic with cirrhosis', 'Severe liver failure'],
  ['morphine 70kg skull fracture', 'Head injury or raised intracranial pressure'],
  ['phenergan pt on moclobemide', 'Monoamine oxidase inhibitor'],
  ['propofol, no bag mask here', 'no oxygen, suction and bag-mask'],
  ['propofol sedation infusion 12yr 40kg icu', 'Intensive care at 16 years or under'],
  ['sux 70 kg bedridden 4 weeks icu', 'long immobility'],
  ['sux 60 kg open globe', 'Penetrating eye injury'],
  ['sux scoline apnoea brother', 'Atypical plasma cholinesterase'],
  ['quinine load 60 kg, got quinine 8 hours ago', 'No first dose of 20 mg/kg after quinine'],
  ['gentamicin 240mg, ringing in ears after last dose', 'Stop with dizziness, ringing ears'],
  ['phenytoin load pt already on epanutin 60kg', 'A full dose can poison a patient who already takes it'],
  ['digoxin loading pt already on lanoxin', 'Who already takes it is not loaded again'],
  ['brufen 12kg kwashiorkor fever', 'severe malnutrition, not corrected'],
  ['brufen child with gastro 12kg', 'Not in dehydration'],
  ["ringer's lactate 20ml/kg 10kg kwashiorkor", 'Severe malnutrition: never a fast bolus'],
  ['ringers bolus crackles at bases 70kg', 'Crackles, a larger liver'],
  ['rehidrat 12kg abdomen distended no bowel sounds', 'a belly that does not move'],
  ['charcoal dose 50kg awake, no bowel sounds', 'Ileus, obstruction or perforation'],
  ['zinc child on plumpynut', 'ready-to-use therapeutic food'],
  ['ondansetron bowel obstruction vomiting', 'It hides a blocked gut'],
  ['txa antepartum haemorrhage', 'Not for bleeding before the birth'],
  ['coartem k 2.8', 'Low potassium or low magnesium'],
  ['coartem 60kg, vomits everything and confused malaria', 'Never in severe malaria'],
  ['amoxicillin for kid 12kg not drinking', 'Pneumonia with a danger sign needs the vein'],
  ['ergometrine im placenta still inside bleeding', 'With the placenta inside it can trap it'],
  ['enalapril restart, lips swelled on ramipril before', 'Angioedema from an ACE inhibitor'],
  ['mgso4 eclampsia knee jerks gone', 'Stop if there is no knee jerk'],
  ['kcl 20 mmol, pt not peeing', 'without urine'],
  ['panado 1g in pt who takes sinutab', 'Count all products that contain it'],
  ['atrovent neb old man cant pee', 'urinary retention'],
];

/** Patients to whom none of this applies, though a word of it stands there. */
const unlike: readonly string[] = [
  'aspirin stroke ct: no bleed',
  'alteplase stroke 2h ago 70kg bp 150/90',
  'tenecteplase in cardiac arrest pe',
  'enoxaparin dvt after hip replacement',
  'txa bleeding after birth',
  'morphine burn 20kg child',
  'ketamine rsi 70kg',
  'glucagon 20kg child hypoglycaemic',
  'ondansetron 15kg gastro vomiting',
  'nifedipine preterm labour 30 weeks',
  'magnesium sulphate eclampsia loading',
  'paracetamol 70kg post op pain',
  'dexamethasone croup 12kg stridor',
  'ibuprofen ankle sprain 70kg',
  'amoxicillin 10kg fast breathing, no chest indrawing, drinking well',
  'valproate status 70kg male',
];

describe('what rules a drug out, said indirectly', () => {
  it.each(lines)('stands above the dose: %s', async (text, line) => {
    const response = await ask(text);
    expect(response).toMatch(matched);
    expect(response.slice(response.search(matched))).toContain(line);
    const dose = response.search(shownDose);
    if (dose >= 0) expect(dose).toBeGreaterThan(response.indexOf(line));
  });

  it.each(unlike)('is not read from "%s"', async (text) => expect(await ask(text)).not.toMatch(matched));
});
