import type { NextPage } from '@oryx/calculators';
import type { EcgName } from '@oryx/contract/learning';

/** An ECG of the gallery, and what a reader is to see and to do. No clinician has signed it off. */
export interface GalleryEntry {
  readonly name: EcgName;
  readonly title: string;
  /** What to look for, with the figures that this trace has. */
  readonly lookFor: readonly string[];
  /** What it is mistaken for, and what is easily missed. */
  readonly traps: readonly string[];
  /** What to do next. Doses stand in the charts and on the pages of the drugs. */
  readonly next: readonly string[];
  /** The pages of Oryx that say more. They bring their titles themselves. */
  readonly links: readonly NextPage[];
  /** The sources of what to look for. The rest is general knowledge. */
  readonly sources: readonly {
    readonly title: string;
    readonly read: 'excerpt' | 'none';
    readonly for: string;
  }[];
}

const chart = {
  arrest: { chart: 3 },
  slow: { chart: 6 },
  fast: { chart: 7 },
  coronary: { chart: 10 },
  potassium: { chart: 24 },
} as const;

const drug = {
  amiodarone: { drug: 3 },
  adenosine: { drug: 2 },
  magnesium: { drug: 6 },
  atropine: { drug: 4 },
  adrenaline: { drug: 1 },
  aspirin: { drug: 9 },
  tenecteplase: { drug: 14 },
  calcium: { drug: 7 },
  insulin: { drug: 34 },
  salbutamol: { drug: 27 },
} as const;

const qtcTool = { tool: 'qtc-calculation' } as const;

const stLimits = {
  title: 'ECG Stampede: STEMI by the Universal Definition of Myocardial Infarction',
  read: 'excerpt',
  for: 'Limits of ST at the J point',
} as const;

const preExcitation = {
  title:
    'Tijunelis and Herbert: Myth, intravenous amiodarone is safe in atrial fibrillation and WPW, CJEM 2005',
  read: 'excerpt',
  for: 'No amiodarone with an extra pathway (abstract)',
} as const;

/** The gallery, in the order in which it is read. */
export const gallery: readonly GalleryEntry[] = [
  {
    name: 'normal',
    title: 'Normal sinus rhythm',
    lookFor: [
      'A P before each QRS, upright in I and II, and a QRS after each P. Rate 75/min: R waves are 20 mm apart.',
      'PR 0.16 s (normal 0.12-0.20 s). QRS 0.09 s (under 0.12 s). QTc about 410 ms.',
      'QRS upright in I, II and aVF: the axis lies between -30 and +90 degrees.',
      'R grows from V1 to V4 while S shrinks. ST lies on the line. T is upright, but in aVR.',
    ],
    traps: [
      'A normal ECG does not exclude an infarct: repeat it while the pain goes on.',
      'About half of the patients with high potassium have a normal ECG.',
    ],
    next: ['Compare each other trace of this gallery with this one, lead by lead.'],
    links: [chart.coronary],
    sources: [
      {
        title: 'Queen’s University, Kingston: ECG modules; opti-ecg.com: ECG intervals and waves',
        read: 'excerpt',
        for: 'Normal intervals',
      },
    ],
  },
  {
    name: 'atrial-fibrillation',
    title: 'Atrial fibrillation',
    lookFor: [
      'Irregular without any order: no two neighbouring intervals are alike.',
      'No P waves. V1 shows small waves, here about 410 a minute (350-600).',
      'QRS is narrow. The rhythm strip of 10 s has 19 QRS complexes, and 19 x 6 is 114/min.',
    ],
    traps: [
      'Very fast fibrillation looks almost regular. Measure several intervals.',
      'Irregular, very fast and with a wide QRS that changes: an extra pathway. No drug that blocks the AV node, and no amiodarone.',
    ],
    next: [
      'Unstable from the rate (shock, confusion, ischaemic pain, acute heart failure): synchronised cardioversion.',
      'Below 150/min the rate is rarely the cause: look for bleeding, sepsis, pain and lack of oxygen.',
      'Stable: control the rate, look for the cause, and think of anticoagulation.',
    ],
    links: [chart.fast, drug.amiodarone],
    sources: [
      {
        title: 'Goldberger: Clinical Electrocardiography, 7th edition, chapter 15',
        read: 'excerpt',
        for: 'Rate of the atria, fibrillatory waves',
      },
      { title: 'ECG Buddy: atrial fibrillation and flutter', read: 'excerpt', for: 'V1, false regularity' },
      preExcitation,
    ],
  },
  {
    name: 'atrial-flutter',
    title: 'Atrial flutter',
    lookFor: [
      'First half: regular, narrow, exactly 150/min. Two flutter waves belong to each QRS, and one hides in T.',
      'Second half, as during a vagal manoeuvre: only each fourth wave is conducted, and the saw teeth stand free in II, III and aVF.',
      'The teeth come every 0.2 s (5 mm): 300/min (250-350). V1 shows them as small upright waves.',
    ],
    traps: [
      'A regular narrow rhythm of 150/min is flutter until shown otherwise. Turn the page upside down to see the teeth in II.',
      'It is taken for sinus tachycardia. That rate drifts, this one is fixed.',
    ],
    next: [
      'Unstable: synchronised cardioversion.',
      'Stable and in doubt: a vagal manoeuvre or adenosine while the recorder prints. It shows the teeth, and seldom ends flutter.',
    ],
    links: [chart.fast, drug.adenosine],
    sources: [
      {
        title: 'Goldberger: Clinical Electrocardiography, 7th edition, chapter 15',
        read: 'excerpt',
        for: 'Rate of the atria, saw teeth',
      },
    ],
  },
  {
    name: 'ventricular-tachycardia',
    title: 'Ventricular tachycardia',
    lookFor: [
      'Regular and wide: 170/min, QRS 0.16 s (4 mm).',
      'V1 upright, V6 negative with R smaller than S, I and II negative: an axis to which no conducted beat points.',
      'P waves at 77/min march through it without a link to QRS. They deform some of the T waves in II.',
    ],
    traps: [
      'A good pressure proves nothing. Wide and regular is ventricular until shown otherwise.',
      'High potassium and poisoning by a tricyclic look like it, mostly slower. Then calcium or bicarbonate comes first, and amiodarone harms.',
      'Verapamil in ventricular tachycardia can bring collapse.',
    ],
    next: [
      'No pulse: a shockable arrest.',
      'A pulse and unstable: synchronised cardioversion. Stable: amiodarone as an infusion, pads on the chest.',
      'Look for infarct, potassium, magnesium and drugs.',
    ],
    links: [chart.fast, chart.arrest, chart.potassium, drug.amiodarone],
    sources: [
      {
        title: 'The Atlas of Emergency Medicine (AccessEmergencyMedicine), figure 23.33',
        read: 'excerpt',
        for: 'AV dissociation, extreme axis, treat as VT in doubt',
      },
      { title: 'Wheeless: Differentiation of SVT and VT', read: 'excerpt', for: 'QRS over 0.14 s' },
      {
        title: 'resus.com.au: wide complex tachycardia in an overdose',
        read: 'excerpt',
        for: 'High potassium and poisons as causes, amiodarone harms there',
      },
    ],
  },
  {
    name: 'torsades-de-pointes',
    title: 'Torsades de pointes',
    lookFor: [
      'Before: sinus beats with a very long QT. An early ventricular beat, a pause, and then the run begins on a T wave.',
      'The run: wide, 216/min (150-250), its height swells and fades.',
      'The points turn: first to one side of the line, then to the other, about each two seconds.',
    ],
    traps: [
      'It is taken for ventricular fibrillation, or for any other tachycardia. Look at the beats before it.',
      'Amiodarone makes QT longer.',
    ],
    next: [
      'No pulse, or unstable: defibrillate without synchronising.',
      'A pulse: magnesium. Correct potassium, and stop each drug that makes QT longer.',
      'It comes back after pauses: a faster rate, by pacing, protects.',
    ],
    links: [chart.fast, chart.arrest, drug.magnesium, qtcTool],
    sources: [
      {
        title: 'Medscape: Torsade de pointes, 2022',
        read: 'excerpt',
        for: 'Rate, change of height, twisting',
      },
      {
        title: 'MSD Manual: Torsades de pointes ventricular tachycardia, 2024',
        read: 'excerpt',
        for: 'Short, long, short; long QT of the last beat',
      },
    ],
  },
  {
    name: 'complete-heart-block',
    title: 'Complete heart block',
    lookFor: [
      'P waves are regular at 82/min. QRS complexes are regular at 35/min. Neither follows from the other.',
      'The distance from P to QRS is another one each time. P waves hide in QRS and T.',
      'QRS is wide (0.16 s): the escape rhythm begins in a ventricle (20-40/min). A narrow one of 40-60/min begins higher.',
    ],
    traps: [
      'Half of the P waves hidden in T look like sinus bradycardia. March P out with the edge of a paper.',
      'The patient may sit and talk: a wide escape can stop without warning.',
    ],
    next: [
      'Pads on the chest. Poor perfusion: pacing without delay, atropine only while it is made ready.',
      'Where no pacing is at hand: an infusion of adrenaline, and a call to the centre that can pace.',
      'Causes to treat: inferior infarct, high potassium, drugs that slow the node.',
    ],
    links: [chart.slow, drug.atropine, drug.adrenaline],
    sources: [
      {
        title: 'The Atlas of Emergency Medicine (AccessEmergencyMedicine): third-degree AV block',
        read: 'excerpt',
        for: 'P and QRS each regular, rates and width of escape rhythms, causes',
      },
    ],
  },
  {
    name: 'inferior-stemi',
    title: 'Inferior STEMI',
    lookFor: [
      'ST elevation at the J point: III 3 mm, aVF 2.5 mm, II 2 mm. The limit is 1 mm.',
      'Opposite it, ST depression: aVL 2 mm, I 1 mm.',
      'More in III than in II, and depression in aVL: the right coronary artery. V1 is up by 0.5 mm, so the right ventricle is suspect.',
      'Sinus rhythm at 58/min, small q waves in III and aVF.',
    ],
    traps: [
      'Depression in aVL can come first, before ST rises in the inferior leads.',
      'With a right ventricular infarct nitrates can bring collapse.',
      'Tearing pain, or pulses that differ: dissection of the aorta can close the right coronary artery. Then no lysis.',
    ],
    next: [
      'Record V4R: ST elevation of 0.5 mm there (1 mm in a man under 30) is an infarct of the right ventricle. Then no nitrate, and fluid if the pressure is low.',
      'Aspirin, and reperfusion by the chart: PCI within 120 minutes, otherwise lysis if nothing forbids it.',
      'Watch for block and bradycardia. Pads on the chest.',
    ],
    links: [chart.coronary, drug.aspirin, drug.tenecteplase],
    sources: [
      stLimits,
      {
        title: 'Life in the Fast Lane: CT case 006',
        read: 'excerpt',
        for: 'Dissection that closes the right coronary artery',
      },
      {
        title: 'ECGpedia: Inferior MI, after Zimetbaum and Josephson, N Engl J Med 2003;348:933',
        read: 'excerpt',
        for: 'III over II, aVL and V1: which artery',
      },
      {
        title: 'ECG Buddy: right ventricular infarction',
        read: 'excerpt',
        for: 'V4R: 0.5 mm, in men under 30 years 1 mm',
      },
      {
        title: 'The Atlas of Emergency Medicine (AccessMedicine): inferior infarction',
        read: 'excerpt',
        for: 'Reciprocal depression, right-sided leads, block',
      },
    ],
  },
  {
    name: 'posterior-stemi',
    title: 'Posterior STEMI',
    lookFor: [
      'ST depression in V1 to V4, deepest in V2 and V3 (2.5 mm). It is horizontal.',
      'In V2 and V3 R is tall and broad and larger than S, and T is upright.',
      'None of the twelve leads has ST elevation of 1 mm. It is the mirror of an infarct with Q, ST elevation and a falling T.',
    ],
    traps: [
      'It is read as ischaemia of the front wall, and gets no reperfusion.',
      'Tall R in V1 also comes from right bundle branch block, a thick right ventricle and an extra pathway.',
    ],
    next: [
      'Record V7 to V9: ST elevation of 0.5 mm there is an infarct with ST elevation.',
      'Treat it as STEMI by the chart: aspirin and reperfusion.',
      'Look at the inferior and lateral leads again: it seldom comes alone.',
    ],
    links: [chart.coronary, drug.aspirin, drug.tenecteplase],
    sources: [
      {
        title: 'Acute posterior wall myocardial infarction, Am J Emerg Med 1998;16:409',
        read: 'excerpt',
        for: 'Depression, upright T, tall wide R, R over S in V2 (abstract)',
      },
      {
        title: 'Healio, Learn the Heart: posterior infarction',
        read: 'excerpt',
        for: 'V7 to V9, other causes of a tall R in V1',
      },
    ],
  },
  {
    name: 'hyperkalaemia',
    title: 'Severe hyperkalaemia',
    lookFor: [
      'T is tall, narrow and pointed, the same on both sides: 13 mm in V3, 6.5 mm in II.',
      'P is low and wide. PR 0.24 s. QRS 0.13 s, wider in every lead.',
      'As potassium rises further P goes, QRS becomes wider still and runs into T: a sine wave, then arrest.',
    ],
    traps: [
      'Tall T of an early infarct stands in one territory and has a broad base.',
      'The ECG does not tell how high potassium is, and it can be normal.',
      'A wide QRS here is no ventricular tachycardia: amiodarone and lidocaine can kill.',
    ],
    next: [
      'Calcium at once, before any result. Repeat it while the ECG is changed.',
      'Then shift potassium with insulin and glucose, and salbutamol. Then remove it, and stop its cause.',
    ],
    links: [chart.potassium, drug.calcium, drug.insulin, drug.salbutamol],
    sources: [
      {
        title: 'The Atlas of Emergency Medicine (AccessMedicine): hyperkalaemia',
        read: 'excerpt',
        for: 'T over 10 mm in chest and 6 mm in limb leads, PR, P, QRS',
      },
      {
        title: 'Emergency Medicine Journal: electrocardiographic signs by potassium level',
        read: 'excerpt',
        for: 'Order of the changes',
      },
    ],
  },
  {
    name: 'wolff-parkinson-white',
    title: 'Wolff-Parkinson-White pattern',
    lookFor: [
      'PR is short: 0.10 s (under 0.12 s). There is no flat line between P and QRS.',
      'QRS begins slowly: a delta wave, best seen in V3 to V5. It makes QRS wide (0.13 s).',
      'ST and T point away from QRS. That is no ischaemia.',
    ],
    traps: [
      'Negative delta waves look like the q waves of an old infarct.',
      'In a narrow regular tachycardia there is no delta wave. Look for it when the rhythm is sinus again.',
    ],
    next: [
      'No attack: nothing at once. Refer, and give the patient a copy of this ECG.',
      'Irregular, very fast and wide is atrial fibrillation by the extra pathway: no drug that blocks the AV node, no amiodarone, cardioversion.',
    ],
    links: [chart.fast],
    sources: [
      preExcitation,
      {
        title: 'Queen’s University, Kingston: ECG modules, Wolff-Parkinson-White syndrome',
        read: 'excerpt',
        for: 'PR, delta wave, QRS, T',
      },
      {
        title: 'RCEM Learning: cardinal ECG features of WPW',
        read: 'excerpt',
        for: 'What it becomes in attacks',
      },
    ],
  },
  {
    name: 'long-qt',
    title: 'Long QT',
    lookFor: [
      'T is broad and ends late, past the middle between two R waves. At 60/min that alone means a long QT.',
      'QT about 530 ms, QTc about 530 ms. The tangent at the end of T, in II or V5, meets the line where T ends.',
      'P, PR and QRS are normal.',
    ],
    traps: [
      'The machine may measure QT wrongly: do it by hand.',
      'At fast rates Bazett gives too much, at slow rates too little.',
    ],
    next: [
      'QTc of 500 ms or more: monitor, and stop each drug that makes QT longer (haloperidol, macrolides, quinolones, methadone and others).',
      'Measure and correct potassium, magnesium and calcium.',
      'Fainting, or a sudden death in the family: refer.',
    ],
    links: [qtcTool, drug.magnesium, chart.fast],
    sources: [
      {
        title: 'Johnson and Ackerman: QTc, how long is too long? Br J Sports Med 2009;43:657',
        read: 'excerpt',
        for: 'QTc over 500 ms',
      },
      {
        title: 'Medbullets: Torsades de pointes',
        read: 'excerpt',
        for: 'Limits of 450 and 460 ms, risk over 500 ms',
      },
    ],
  },
];
