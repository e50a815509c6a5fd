import { fibrillationTrace } from '../../../clinical/ecg/fibrillation.ts';
import type { EcgCase } from './ecg-case.ts';

/** Case 1: ventricular fibrillation. */
export const shockableArrest: EcgCase = {
  title: 'Collapse at a roadside stop',
  patient: {
    age: 58,
    gender: 'Male',
    presentation:
      'He collapsed while packing his vehicle. His partner has given chest compressions for 4 minutes.',
    history: 'Hypertension. 30 pack-years of smoking. Tightness of the chest last week.',
  },
  vitals: {
    hr: '0/min, no pulse',
    bp: 'Cannot be measured',
    rr: '4/min, agonal',
    spo2: 'No trace',
    gcs: '3',
    glucose: '6.8 mmol/L',
  },
  recording:
    'Compressions paused for 10 s. Twelve leads are drawn for practice only: in an arrest, pads and one lead are enough, and no time is spent on more.',
  inWords: [
    'No P wave, no QRS complex and no T wave can be told apart in any lead.',
    'Lead II shows waves without order, about 4 to 7 in a second. Their height drifts between about 3 and 12 mm.',
    'Shape, height and distance change from wave to wave. Nothing repeats in 10 seconds, and no lead has a flat line.',
  ],
  record: () => fibrillationTrace(10),
  questions: [
    {
      prompt: 'Interpret this rhythm and give your diagnosis.',
      correctAnswer: {
        kind: 'interpretation',
        interpretation: [
          'Chaotic, irregular waves without P, QRS or T: no organised complex, and no rate to count.',
          'Coarse: most waves are higher than 3 mm.',
          'He has no pulse. A loose lead or movement would not explain this in a patient without signs of life.',
        ],
        diagnosis: 'Ventricular fibrillation: a cardiac arrest with a shockable rhythm.',
      },
      learningPoints: [
        'The two shockable rhythms are ventricular fibrillation and ventricular tachycardia without a pulse. Both get the same shocks.',
        'Look at the patient and the leads before the screen: a lead that came off, or movement, can look like fibrillation.',
        'Without CPR survival from a witnessed arrest in fibrillation falls by 7 to 10% with each minute to the shock; with CPR it falls more slowly.',
        'Waves get smaller with time. Fine fibrillation can look like asystole: check the gain and a second lead.',
        'Agonal breaths are a sign of cardiac arrest, not of breathing.',
      ],
    },
    {
      prompt: 'List your immediate management.',
      correctAnswer: {
        kind: 'management',
        steps: [
          'Call for help. CPR at 100 to 120/min, 5 to 6 cm deep, 30:2, with the shortest gaps.',
          'Shock at once: 200 J biphasic or 360 J monophasic. Go on with CPR for 2 minutes without a look at the pulse.',
          'Check the rhythm. Still shockable: second shock, CPR, IV or IO access.',
          'Adrenaline 1 mg IV or IO after the 2nd shock, then every 3 to 5 minutes.',
          'After the third shock: amiodarone 300 mg IV or IO, later 150 mg once. Where there is none: lidocaine 1 to 1.5 mg/kg.',
          'Airway, 100% oxygen and capnography. With a tube in place one breath every 6 seconds.',
          'Look for reversible causes, the Hs and Ts. Here a coronary thrombosis is likely.',
          'When the pulse is back: 12-lead ECG, SpO2 94 to 98% once the probe can be trusted, mean pressure at least 65 mmHg, a plan for PCI and for temperature.',
        ],
      },
      learningPoints: [
        'When the first adrenaline is given differs by guideline. American Heart Association 2020, as copies of its algorithm show it, and this answer: after the 2nd shock. Resuscitation Council UK 2021 and European Resuscitation Council 2021: after the 3rd shock, together with amiodarone. Use the order of your own service.',
        'The dose is the same in all of them: adrenaline 1 mg every 3 to 5 minutes in an adult.',
        'ANZCOR guideline 11.4 sets 200 J as the default of biphasic machines and 360 J for monophasic ones. Where the maker of the machine names another energy, use that.',
        'Keep every pause under 10 seconds, the one for the shock shorter still.',
        'Amiodarone does not take the place of adrenaline or of the next shock.',
        'A twisting rhythm with a long QT before it (torsades de pointes) gets magnesium.',
      ],
    },
  ],
  sources: [
    {
      title: 'Oryx specification',
      read: 'full',
      for: 'Shock energies, adrenaline 1 mg after the 2nd shock, amiodarone 300 mg',
    },
    {
      title: 'American Heart Association: Guidelines for CPR and ECC, Part 3, 2020',
      read: 'excerpt',
      for: 'Adrenaline after the 2nd shock, amiodarone, lidocaine, breaths, causes: from copies of its algorithm',
    },
    {
      title: 'American Heart Association: Guidelines for CPR and ECC, Part 5: Electrical Therapies, 2005',
      read: 'excerpt',
      for: 'Fall of survival by 7 to 10% a minute without CPR',
    },
    {
      title: 'Resuscitation Council UK: Adult Advanced Life Support Guidelines, 2021',
      read: 'excerpt',
      for: 'Adrenaline and amiodarone after the third shock',
    },
    {
      title: 'European Resuscitation Council Guidelines: Adult advanced life support, 2021',
      read: 'none',
      for: 'Adrenaline after the third shock',
    },
    {
      title: 'PulmCCM: Post-cardiac arrest, 2025 guideline update',
      read: 'excerpt',
      for: 'SpO2 94 to 98% of the European guideline of 2025; the American one has 90 to 98%',
    },
    {
      title:
        'Australian and New Zealand Committee on Resuscitation: Guideline 11.4, Electrical Therapy for Adult Advanced Life Support',
      read: 'excerpt',
      for: '200 J biphasic by default, 360 J monophasic',
    },
  ],
};
