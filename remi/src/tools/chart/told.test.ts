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
  // The sugar of a newborn is milk or 2 mL/kg of 10% glucose, and not the 5 g of an older child.
  ['newborn glucose 1.8 3kg', /Sick young infant.*10% 2 mL\/kg = 6 mL/, /5 g/],
  ['newborn hypoglycaemia what to do', /Sick young infant/, /5 g/],
  ['heavy drinker admitted 2 days, hallucinating and shaking', /Alcohol withdrawal/],
  ['3 day old, green vomit x4, belly full', /Volvulus or another obstruction/],
  // A trade name tells of the drug that a line of the chart is for.
  ['K 7.4 QRS wide, takes lanoxin daily', /On digoxin: over 30 min/],
  // A negative test is no malaria.
  ['fever 39 malaria test negative pneumonia child', /Severe pneumonia/, /^.{0,200}Severe malaria/],
  ['2 year old glucose 2.2', /Glucose oral.*5 g/],
  ['what is severe pneumonia in adults', /^.{0,5}Severe pneumonia/],
  // A soft womb before the birth is no bleeding after it: oxytocin would harm.
  ['g4p3 30 weeks bright red pv bleed no pain, bp 96/60 p 118, soft uterus', /Antepartum/, /Oxytocin/],
  ['delivered 20 min ago bleeding uterus soft', /Postpartum haemorrhage/],
  ['penicillin injection 5 min ago now itchy, hoarse, bp 70/40. adult', /Adrenaline 1:1000 IM/],
  ['itchy rash for 3 weeks', /./, /Adrenaline 1:1000/],
  ['66F pneumonia rr 28 bp 84/50 lactate 4.2', /Sepsis and septic shock 1/],
  ['pneumonia 30 yr rr 32 bp 120/80', /Severe pneumonia/],
  // Whoever has no pulse gets compressions, whatever took it away.
  ['electrocuted on pole no pulse', /Adult cardiac arrest.*CPR/, /^.{0,60}Burns 1/],
  ['burnt in house fire now no pulse', /Adult cardiac arrest.*CPR/],
  ['lightning hit soccer team 5 down 2 no pulse', /Mass casualties/],
  ['7 year old fell off tree unconscious one pupil big', /Head injury/],
  ['febrile convulsion over now 2 yrs', /Fits stopped/],
  // A face that is swollen from a tooth is no allergy.
  ['tooth abscess face swollen fever', /./, /Anaphylaxis/],
  ['face swelling after bee sting', /Anaphylaxis/],
  ['how do i fit a hard collar', /./, /Convulsing|epilepticus/],
  // What has failed has a next dose: 0.2 mg/kg of adenosine, and not while the child is only `still pink`.
  ['svt 20kg adenosine given still in svt', /^.{0,40}4 mg/],
  ['8 month old 8 kg svt 240 still pink, adenosine', /^.{0,40}0.8 mg/],
  // The wound that is named comes before the level of consciousness.
  ['abdominal gsw gcs 13 hr 130', /Major trauma/, /^.{0,200}Head injury/],
  ['geskiet in buik gcs 13', /Major trauma/],
  ['pelvis unstable after mva gcs 13 hr 130', /Major trauma/],
  ['gsw head gcs 7', /^.{0,60}Head injury/],
  ['assault bottle to head gcs 14', /^.{0,60}Head injury/],
  // What an anaphylaxis is from is never given.
  ['anaphylactic shock with penicillin', /Adrenaline 1:1000 IM/, /no page of/],
  ['anaphylaxis with ceftriaxone what dose', /Adrenaline 1:1000 IM/, /2 g/],
  ['anafilaktiese skok na penisillien', /Adrenaline 1:1000 IM/],
  // A tube with a low saturation or pressure is looked at before the lungs.
  ['intubated copd sats 80 bp 70/40', /Bag by hand.*Ventilator off/, /Prednisone/],
  ['tubed asthmatic bp 70/40 sats 82 now', /Bag by hand/, /Prednisone/],
  ['ventilated copd patient bp dropped', /Bag by hand/, /Prednisone/],
  // Belly pain, a collapse or bleeding in the first weeks is an ectopic pregnancy until it is ruled out.
  ['acute abdomen pregnant 8 weeks collapse', /Early-pregnancy bleeding/],
  ['vaginal bleeding 9 weeks', /Early-pregnancy bleeding/],
  ['8/40 pregnant, abdo pain, dizzy', /Early-pregnancy bleeding/],
  ['bleeding 6 weeks after delivery', /./, /Early-pregnancy/],
  ['baby 5 weeks bleeding from cord', /./, /Early-pregnancy/],
  ['acute abdomen 30 weeks pregnant', /Acute abdomen/],
  // A fit after the first magnesium gets 2 g more.
  ['eclampsia fit after mgso4', /Magnesium 2 g IV over 5 min/],
  ['eclampsia had 4g mgso4 and now convulsing again', /Magnesium 2 g IV over 5 min/],
  ['eclampsia, mgso4 4g not yet given, fitting', /Magnesium sulphate 4 g IV over 20 min/],
  // What the numbers of these mean is said in words: the potassium is low, and what keeps carbon dioxide is COPD.
  ['hypok 2.1', /under 2\.5 mmol\/L.*Potassium chloride/],
  ['copd co2 retainer oxygen target', /88 to 92%/, /capnograph|CO2 wave/],
  ['intralipid dose 60 kg', /Poisoning: Local anaesthetic.*1\.5 mL\/kg/],
  ['phenytoin no drip status adult', /each dose here goes into a vein or a bone/],
  ['naloxone no iv 70 kg', /IM or SC/, /each dose here/],
  ['tube wont go in, two goes, cant bag him either, lma no good, sats 70', /Cannot oxygenate: neck, now/],
  // The pulse of a limb alone is missing.
  ['leg cold white sudden no pulse AF', /Limb in danger/, /cardiac arrest|Red flag: no pulse/],
  ['arm cold no pulses felt', /Limb in danger/],
  ['man collapsed leg broken no pulse not breathing', /cardiac arrest/],
  ['child cold no pulse', /cardiac arrest/],
  ['diver pulled from sea, breathing, cold 33', /Hypothermia and drowning/],
  ['bright red blood vomiting buckets, yellow eyes big drinker bp 84/50', /Upper gastrointestinal/],
  ['35 weeks hard painful belly dark blood pv pale', /Antepartum/],
  ['miner thigh under rock 3 hours they are about to lift it off', /Saline before release/],
  // Whoever names a grade has chosen the way: 30 mL/kg and then 70 mL/kg of Ringer's in plan C, never plan A first.
  [
    'severe dehydration plan c 8 month 7kg both steps',
    /Plan C.*210 mL in 1 h, then.*490 mL in 5 h/,
    /Plan A/,
  ],
  ['child 2 yrs 12kg severely dehydrated diarrhoea', /Plan C.*360 mL in 30 min.*840 mL/, /Plan A/],
  ['desidratacao grave 7 kg 8 meses', /Plan C.*210 mL in 1 h/, /Plan A/],
  [
    'no severe dehydration, plan b, 7 kg 8 months',
    /1\. Plan B: ORS by mouth: 75 mL\/kg = 525 mL/,
    /1\. Plan C/,
  ],
  ['adult cholera severe dehydration 60 kg', /Severe: over 60/, /Plan B/],
  ['life threatening asthma adult', /2\. Call for help: Adrenaline 0\.5 mg IM/],
  ['positive malaria test 15 kg no danger signs', /2\. Malaria without danger sign/, /Artesunate IV/],
  ['pneumonia child 12 kg no danger signs, sats 86', /Any danger sign/],
  ['malaria positive no danger signs but drowsy 15 kg', /Any danger sign/],
  // A word that belongs to something else grades nothing.
  ['pneumonia child 12 kg no oximeter danger signs present', /Any danger sign/],
  ['child 2 yrs 10 kg diarrhoea, severe vomiting mild dehydration', /1\. Plan B/, /1\. Plan C/],
  ['croup 2 yrs mild fever', /Croup/, /Grade 1:/],
  // Vomited blood is a bleeding gut, however much it is, unless the patient is injured.
  ['big drinker, vomited about a litre of fresh blood bp 84/52', /Upper gastrointestinal/],
  ['vomiting large amounts of bright red blood', /Upper gastrointestinal/],
  ['stabbed in belly, vomiting blood', /Major trauma/],
  ['shot in chest, coughing up lots of blood bp 80/50', /Major trauma/],
  // A grade of a bite begins like the name of an animal, and what an animal did to somebody is of a person.
  ['category 2 dog bite', /rabies/i, /glad to help/],
  ['hond het kind in gesig gebyt', /rabies/i, /glad to help/],
  // What a patient is not on is no poison.
  ['potassium 7.6 wide qrs hr 38 not on digoxin', /Hyperkalaemia/, /Too much/],
  ['k 7.6, hr 38, on digoxin', /Too much: Digoxin/],
  // Who coughs well is not hit on the back.
  ['2 yo choking on peanut, coughing well and crying', /1\. Mild/],
  ['choking infant coughing but going blue', /5 back blows/, /1\. Mild/],
  ['needs to be intubated copd sats 70', /COPD exacerbation/, /Bag by hand/],
  ['just pulled on cord, big red mass outside vagina with placenta on it, no fundus felt', /Push it back/],
  ['old lady lump at vagina, prolapse for years', /./, /Push it back/],
  ['miner leg pinned under rock 4h about to lift rock off', /Saline before release/],
  ['legs buried under rubble since morning', /Saline before release/, /Burns/],
  ['family slept with braai coals inside shack, one unconscious sats say 99', /High-flow oxygen/],
  ['stabbed left chest bp 90/60', /Chest trauma/],
  ['stabbed chest and abdomen bp 80/40', /Major trauma/],
  ['found on floor, temp 30.8, HR 44, GCS 11', /Hypothermia/],
  ['centor: 24, exudate, tender nodes, fever, cough', /no page of Centor/, /Pneumonia/],
  // Two doses of a benzodiazepine are enough, and three nebulisers ask for magnesium.
  [
    '3y fitting 15 min 2 doses rectal diazepam still fitting no iv',
    /One of these: Phenobarbital/,
    /0\.5 mg\/kg/,
  ],
  ['child 6y 20kg 2 doses midaz buccal still fitting', /Phenobarbital.*400 mg/, /6 mg/],
  ['2 doses of lorazepam no effect adult still fitting', /Phenytoin 20 mg\/kg/, /Lorazepam: 4 mg/],
  ['asthma silent chest, drowsy, sats 84 after 3 nebs', /Magnesium sulphate: 2 g IV/],
  ['leg under rock 2 hrs, rescue about to lift it off, what first', /Limb in danger/],
  ['pulled cord and now a mass in vagina, cant feel uterus above, bleeding', /womb inside out/],
  ['HIV + old TB cavity, coughing up cups of blood, first steps?', /Bleeding side down/],
  ['cast on leg toes blue and numb', /Limb in danger/],
  ['asthma after 1 neb, wheeze', /Salbutamol 5 mg/, /not yet done/],
  // A child has a chart of its own. 40-50 mg/kg x 16 kg.
  ['What do i give 16kg child with severe asthma, 3 nebs done', /asthma, child.*640–800 mg/s, /adults only/],
  // Who chokes for air has nothing in the airway.
  ['62F ccf woke up choking for air, pink froth, sats 82', /pulmonary oedema/, /back blows/],
  ['diabetic foot smelly black crepitus, temp 39 bp 84/40', /Cut out today/],
  ['spinal TB legs gone numb cant pee', /spinal cord/, /no page of/],
  ['8yo DKA day 1, now headache, GCS 15 to 12, HR 58, BP 140/90, glucose 14', /Mannitol 0\.5-1 g\/kg IV/],
  ['dka child cerebral oedema', /Mannitol 0\.5-1 g\/kg IV/],
  ['adult dka headache gcs 14', /Diabetic ketoacidosis/, /Mannitol/],
  // The glucose was given, so that no dose of it is asked for.
  [
    '3/7 old baby, not feeding, T 35.1, floppy, HGT 2.1, got 10% dextrose 6ml',
    /Sick young infant.*Warm it/,
    /hypoglycaemia of a newborn/,
  ],
  // What forbids a drug stands beside it.
  ['svt 190 bp 120/70 asthmatic', /adenosine 6 mg fast IV, not in asthma/],
  ['24M HIV+ CD4 60, dry cough, sats 84 RA drops to 70 walking', /Severe pneumonia.*Add co-trimoxazole/],
  ['35F overdose amitrip 2h, GCS 9, HR 130, QRS 130, BP 88/50', /Antidote: Sodium bicarbonate IV/],
  ['10M fell from tree, forearm deformed, pulse absent hand cold, BP 104/64', /Limb in danger/],
  ['boy dived into shallow dam now numb legs cannot move', /Major trauma.*in-line neck hold/],
  ['mulher acabou de parir e sangra muito', /Postpartum haemorrhage/],
  // What has to be stopped is no next dose that comes too soon.
  [
    'eclampsia, had magnesium 4 g iv and 10 g im three hours ago, now rr 8, next 5 g is due',
    /Too much: Magnesium/,
    /Too soon/,
  ],
  ['goat herder pulled ticks off 3 days ago. fever gums bleeding bruises all over', /haemorrhagic fever/],
  ['drinker, yellow eyes, vomiting basins of fresh blood', /Upper gastrointestinal/],
  ['ma het net gekraam bloei baie, plasenta uit, oksitosien dosis binnespiers', /10 units/, /Poisoning/],
  ['trapped under car, bp 70/40 chest crushed', /Major trauma/],
  ['torsades now what', /Magnesium 2 g IV: Over 10 min/],
  ['torsades bp 70/40', /Wide irregular: defibrillate/],
  ['torsades child 8 yrs', /Torsades: no amiodarone; magnesium 25-50 mg\/kg/],
  // Metres are no age, and a slow pulse after a fall is no heart block.
  ['fell from roof 5m cant feel legs 85/45 hr 52', /Major trauma/, /Atropine|years|Bradycardia/],
  ['14 month choking on grape cant cough', /1 year or older: 5 back blows/],
  ['drowned 6y no pulse', /5 breaths first/, /Normal Vital Signs/],
  ['boomslang bite bleeding gums', /Boomslang: its own antivenom: 2 vials IV/],
  ['puff adder bite foot swelling past the knee 4 hrs', /Swelling, shock or bleeding: 6-12 vials/],
  ['cobra spat in guys eyes 5 minutes ago, cant open them, no bite anywhere', /Rinse the eyes: water/],
  ['spitting cobra eyes', /Rinse the eyes: water/],
  ['slang het in my oe gespoeg', /Rinse the eyes: water/],
  ['mfezi spat at my dog handler, both eyes burning', /Rinse the eyes: water/],
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
  // An airway that is well is no airway burn, and a high tension no pneumothorax.
  ['chopper accident pilot burnt 60% airway ok wt 80kg', /Airway burn\? Yes/],
  ['burn electrical high tension entry hand exit foot dark urine', /Electrical: ECG/, /Red flag/],
  ['mine rockfall legs trapped 3 hrs', /Saline before release/],
  ['swallowed 20 fefol tabs 18 months old', /Poisoning: Iron/],
  ['grandpa took 15 glibenclamide by mistake glucose 2.1', /Sulphonylurea/, /Acetylcysteine/],
  ['stabbed L chest trachea over to right no air entry left bp 70', /Decompress now/, /tracheost|tube out/i],
  ['MVA chest injury, can not breathe, trachea shifted, hyperresonant left, bp 80/40', /Decompress now/],
  ['vented asthmatic icu sudden sats 71 bp 62/30 R side no air entry alarm screaming', /Ventilator off/],
  ['ventilated pt tracheostomy bp 70/40', /Oxygen to the mouth and to the neck/],
  ['recruit collapsd on march, rectal 41,8, talking rubbish hr 150', /Temperature 41,8.*Heat stroke/],
  ['bee sting, takes bisoprolol, 3 x im adren no difference bp 65/40', /Glucagon/],
  ['vomiting blood bucket, ascites spiders, 84/50 hr 132', /variceal bleeding/, /antivenom/i],
  ['3/12 infant hr 240 narrow, grey, cap refil 5, no line yet', /Synchronised shock/],
  ['hypo 1.9 fitting diabetic on insulin', /Glucose 1.9 mmol\/L.*Hypoglycaemia/],
  ['ca 1.6 tetany carpopedal spasm', /10–20 mL of 10%/, /Tetanus/],
  ['necrotising fasciitis leg crepitus septic', /Cut out today/],
  ['asthma not responding to nebs x3 sats 89 tired', /Acute severe asthma/, /unresponsive/],
  ['croup 18mo stridor at rest after dexa', /Croup/, /0\.15 mg\/kg/],
  ['tracheostomy fell out 3 days old', /Oxygen to the mouth and to the neck/],
  ['trachy patient blue inner tube blocked', /inner tube out; Suction/],
  ['hypothermic arrest 26 degrees vf', /Under 30 °C: one shock, no drugs/, /Amiodarone/],
  ['arrest after choking on steak', /CPR 30:2/],
  ['witnessed collapse gym aed says no shock advised', /PEA or asystole: CPR 2 min/],
  ['bradycardia 35 after inferior mi bp 75', /Atropine 1 mg IV/],
  ['mag given rr 8 no knee jerk', /Stop the magnesium/],
  ['cord round neck tight', /two clamps, cut/],
  ['twin 1 out twin 2 transverse', /No oxytocin yet/],
  ['ruptured membranes 30 wk fever foul', /Sepsis/],
  ['uterus ruptured previous cs pain stopped fetal parts felt', /Laparotomy now/],
  ['premature 1.4kg apnoea', /Bag and mask now/, /J\/kg/],
  ['febrile fit stopped now 3yr well', /Fits stopped/, /Lorazepam|Red flag/],
  ['epistaxis wont stop warfarin inr 6', /Vitamin K/],
  ['pe suspected post op day 5 sats 85 bp 80', /Pulmonary embolism/],
  ['tamponade after stab neck veins up bp 70', /Thoracotomy/],
  // Full neck veins are tension after an injury of the chest, or with a sign of one side.
  ['stabbed L chest bp 70 neck veins full', /tension.*Decompress now/s],
  ['neck veins up bp 70 trachea deviated', /tension.*Decompress now/s],
  [
    '10 days after hip op sudden sob, chest clear, neck veins up, bp 78/40 sats 84',
    /Pulmonary embolism/,
    /Decompress/,
  ],
  ['known ccf, neck veins distended, leg oedema, bp 110/70', /Acute pulmonary oedema/, /Decompress|Red flag/],
  ['leg in plaster 3 weeks, sudden sob, pain on breathing', /Pulmonary embolism/],
  ['ou oom kry nie asem nie skuim by mond', /Acute pulmonary oedema/],
  // A slow pulse beside a wide pupil is the sign of a pressed brain, at every age.
  ['7yo fell from tree gcs 6 right pupil dilated hr 52 bp 150/95', /Head injury.*3% saline/, /Bradycardia/],
  [
    'hit by car, pupil 6mm 3mm, gcs 9 hr 48 bp 200/110',
    /Head injury.*Mannitol|Head injury.*3% saline/,
    /Bradycardia/,
  ],
  ['bad headache, left pupil fixed, bp 220/130', /Coma.*CT of the head/, /Hypertensive emergency/],
  // No tracheostomy is meant by the trachea, nor by a fast heart.
  [
    'stabbed chest trachea shifted no air entry right sats 80',
    /Decompress now/,
    /hole in the neck|inner tube/i,
  ],
  ['broad regular tachy 180 bp 74/40 drowsy', /Sedate, then synchronised shock/, /inner tube/],
  ['fast wide rhythm 190 bp 65 barely conscious', /Sedate, then synchronised shock/, /triage/],
  ['lmp 6 weeks back, fainted, pain at tip of shoulder, bp 75/40', /Laparotomy now/, /Due Date/],
  ['period 3 weeks late collapsed bp 70/40', /Laparotomy now/, /Due Date/],
  ['lightning struck school group, 3 look dead 4 screaming', /Who seems dead comes first/],
  ['hit by lightning not breathing', /Basic life support|Adult cardiac arrest/, /pelvic binder/],
  ['croup 2yo now drowsy and tiring', /dexamethasone IM.*Nebulise adrenaline 1:1000: 1 mL/],
  ['dog bit child on face, bleeding', /rabies vaccine/],
  ['eclampsia, loading dose of mag given, another fit', /Magnesium 2 g IV over 5 min/, /10 g IM/],
  ['eclampsia fitting no mag yet', /Magnesium sulphate 4 g IV/],
  ['mva pelvis unstable bp 75/40 hr 140', /binder round the hips/],
  ['wasp sting, adr x2 given im, bp 70/40', /Adrenaline infusion/, /0.5 mg = 500/],
  ['anaphylaxis on propranolol no response to adrenaline', /Glucagon 1-2 mg IV/],
  [
    'complete heart block hr 30 bp 70/40 atropine 3mg already no change',
    /Transcutaneous pacing/,
    /1 mg = 1 mL/,
  ],
  ['vf arrest 60 male, 2 shocks given no rosc, what drug next', /adrenaline 1 mg/i, /more than one patient/],
  ['seuntjie 2 jaar sluk muntstuk, hoes nie, blou', /Choking/, /pneumonia/],
  ['82 yo fall on warfarin gcs 14 bp 170/90', /Head injury/, /No algorithm/],
  ['mva gcs 12 bp 75/40 hr 140', /Major trauma/, /Head injury\s1/],
  ['failed intubation, igel leaking, sats 60', /neck, now/],
  ['32 weeks pregnant, fell, cpr running', /uterus left, deliver by 5 min/],
  ['septic shock still hypotensive after 30 ml/kg', /noradrenaline infusion/],
  ['stab abdomen bp 70/40 hr 130 gcs 14', /Major trauma/, /Head injury\s1/],
  ['K 2.1 weak, u waves', /Never a push.*Potassium chloride/, /triage/],
  ['mag running, what if her resp rate drops to 6', /Stop the magnesium/],
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
