import { anteriorStemiTrace } from '../../../clinical/ecg/traces/anterior-stemi.ts';
import type { EcgCase } from './ecg-case.ts';

/** Case 2: anterior infarction with ST elevation. */
export const stemi: EcgCase = {
  title: 'Crushing chest pain',
  patient: {
    age: 54,
    gender: 'Male',
    presentation:
      'Crushing pain behind the breastbone for 90 minutes, going into the left arm, with sweating and nausea.',
    history:
      'Type 2 diabetes. Smoker. Takes amlodipine. Never a bleed, never a stroke. The nearest PCI centre is 4 hours away by road.',
  },
  vitals: {
    hr: '92/min',
    bp: '138/86 mmHg',
    rr: '20/min',
    spo2: '95% on air',
    gcs: '15',
    glucose: '9.1 mmol/L',
  },
  recording: 'Recorded at rest, 90 minutes after the pain began.',
  inWords: [
    'A P wave stands before every QRS complex. The beats are regular, at about 92 in a minute (16 mm apart).',
    'PR interval 0.16 s (4 mm). QRS 0.09 s (a little over 2 mm). QTc about 430 ms.',
    'QRS is upright in I, II and aVF. R is small in V1 to V3, and V2 and V3 begin with a small q.',
    'ST at the J point above the line: V1 1.5 mm, V2 3 mm, V3 4 mm, V4 3 mm, V5 1.5 mm, V6 0.5 mm, I 1 mm, aVL 1.25 mm.',
    'ST at the J point below the line: III 1.5 mm, aVF 1 mm, II 0.5 mm, aVR 0.25 mm.',
    'ST in V2 to V4 bulges upwards into a tall T wave.',
  ],
  record: anteriorStemiTrace,
  questions: [
    {
      prompt: 'Interpret this ECG and give your diagnosis.',
      correctAnswer: {
        kind: 'interpretation',
        interpretation: [
          'Sinus rhythm at about 90/min, PR 0.16 s, narrow QRS.',
          'ST elevation in V1 to V5, at most 4 mm in V3, and in I and aVL.',
          'Reciprocal ST depression in III and aVF, slight in II.',
          'It meets the limits at the J point in two adjoining leads: 2 mm in V2 and V3 for a man from 40 years, 1 mm in the other leads.',
        ],
        diagnosis:
          'Acute anterior (anterolateral) STEMI. The left anterior descending artery is likely closed in its first or middle part.',
      },
      learningPoints: [
        'Measure ST at the J point against the line before QRS, and compare adjoining leads.',
        'In V2 and V3 the limit depends on who it is: men under 40 years 2.5 mm, older men 2 mm, women 1.5 mm. In other leads it is 1 mm.',
        'Reciprocal depression in the opposite leads makes an infarction more certain.',
        'With ST elevation in II, III and aVF also record V4R: an infarct of the right ventricle changes the treatment.',
        'With ST depression in V1 to V3 record V7 to V9: a posterior infarct hides there, and 0.5 mm is enough.',
        'Left bundle branch block can hide or mimic it: use the Sgarbossa criteria, and the clinical picture.',
      ],
    },
    {
      prompt: 'List your immediate management.',
      correctAnswer: {
        kind: 'management',
        steps: [
          '12-lead ECG within 10 minutes of contact, and again. Monitor; defibrillator pads at hand. IV access.',
          'Aspirin 300 mg, chewed.',
          'Oxygen only with SpO2 under 90%: he does not need it at 95%.',
          'Glyceryl trinitrate 0.4 mg (or isosorbide dinitrate 5 mg) under the tongue: systolic pressure over 90 mmHg, no PDE5 inhibitor, no infarct of the right ventricle.',
          'Morphine 2 to 4 mg slowly IV if the pain goes on.',
          'Clopidogrel 300 mg by mouth. Enoxaparin 30 mg IV, then 1 mg/kg under the skin: he is under 75 years.',
          'Reperfusion. PCI if the wire can pass within 120 minutes. Here it is 4 hours away: lysis within 30 minutes if nothing forbids it, with tenecteplase by weight or streptokinase 1.5 million units.',
          'Alert the centre and transfer early. ECG at 60 to 90 minutes: if ST has fallen by less than half, rescue PCI.',
          'Later: beta-blocker, ACE inhibitor, statin.',
        ],
      },
      learningPoints: [
        'Time is muscle. Where primary PCI is the plan: door-to-balloon under 90 minutes.',
        'Do not wait for a late PCI: if the wire cannot pass within 120 minutes, lyse, then transfer.',
        'Look for what forbids lysis before you give it: a bleed in the brain at any time, a recent ischaemic stroke, active bleeding, suspected dissection, recent surgery or head injury.',
        'Do not repeat lysis that has failed. Rescue PCI is the next step.',
        'From 75 years: no IV bolus of enoxaparin, clopidogrel 75 mg, and half the dose of tenecteplase by guidelines.',
        'Ventricular fibrillation is the early killer. Keep the pads where you can reach them.',
      ],
    },
  ],
  sources: [
    { title: 'Oryx specification', read: 'full', for: 'Door-to-balloon under 90 minutes' },
    {
      title: 'ECG Stampede: STEMI by the Universal Definition of Myocardial Infarction',
      read: 'excerpt',
      for: 'Limits at the J point',
    },
    {
      title: 'Cardiovascular Journal of Africa 2014;25:257',
      read: 'excerpt',
      for: '120 minutes to PCI, rescue PCI',
    },
    {
      title: 'South African Medical Journal: time to thrombolysis, 2023',
      read: 'excerpt',
      for: 'Lysis within 30 minutes',
    },
    {
      title: 'NHS Highland (Scotland): Acute coronary syndrome guidelines',
      read: 'excerpt',
      for: 'Clopidogrel and enoxaparin with lysis, doses from 75 years',
    },
    {
      title: 'European Society of Cardiology: Guidelines for Acute Coronary Syndromes, 2023',
      read: 'none',
      for: 'Aspirin, oxygen, nitrate, morphine, care afterwards',
    },
  ],
};
