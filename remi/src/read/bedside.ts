import type { Finding } from '@oryx/contract';
import { saysNoBreath, saysNoPulse } from './danger-words.ts';
import type { Patient } from './patient.ts';
import { type Phrase, phrasesOf, Spoken, spokenWords } from './phrases.ts';

/**
 * How a finding is said at the bedside, in English with some Afrikaans and Portuguese. Phrases are separated by commas;
 * `phrases.ts` says how they are read.
 */
const said: Readonly<Record<Finding, string>> = {
  choking:
    'chok*, chocking, stuck in throat, stuck throat|airway|windpipe, foreign body throat|airway, inhaled peanut|bead|coin|nut|toy, heimlich, verstik*, engasg*, steek vas keel, fbao',
  stridor: 'stridor*, noisy breathing in, crow* breathing, insp* noise',
  'barking-cough': 'barking cough, bark* cough, seal cough, cough bark*, blafhoes',
  drooling: 'drool*, muffled voice, cannot|cant swallow saliva|spit, sits|sitting forward, tripod*, kwyl*',
  'silent-chest':
    'silent chest, no air entry both, no air entry bilateral*, no breath sounds both, chest silent, not moving air',
  'cannot-talk':
    'cant|cannot|unable|not able talk|speak|finish|complete, cant|cannot cry|cough, single words, one word, no cry, no sound, words only, not talking|speaking',
  'cannot-breathe':
    'cant|cannot|couldnt|unable|struggl* breath*, stops|stopped|stopping breath*, throat clos*, airway clos*, kan nie asem*, kry nie asem, nao respira, nao consegue respirar, breath* fail*',
  'not-breathing': 'nao respira, respiratory arrest',
  gasping: 'gasp*, agonal',
  blue: 'blue, bluish, cyanos*, cyanot*, blou, azul, gray, grey, dusky, sianose, cianose',
  wheeze:
    'wheez*, bronchospasm, whistling chest, tight chest, chest tight, fluitbors, toe bors, sibil*, pieira',
  'first-wheeze': 'first wheez*, first time wheez*, never wheezed',
  indrawing: 'indraw*, chest drawing in, retract*, recession*, tracheal tug*, tiragem, rib recession',
  exhausted: 'exhaust*, tiring, tired out, getting tired, fatigu* breath*',
  'effective-cough':
    'still coughing, coughing well, coughing strong*, effective cough, can cough|speak|talk|cry, able speak|talk|cry|cough',
  'breathing-back':
    'now breathing, breathing now, breathes well, breathing well, started breathing|crying, breathing spontan*',
  'frothy-sputum': 'frothy, froth, pink sputum|foam, pienk skuim',
  'bad-cough': 'cough*, hoes, tosse',
  'no-pulse': 'no cardiac output, sem pulso',
  'weak-pulse': 'weak pulse, thready, pulse weak|thready, feeble pulse, poor perfusion, poorly perfused',
  'no-pressure':
    'unrecordable, unmeasurable, no recordable, no bp, bp not recordable, bp undetectable, cant|cannot get bp|pressure, bp unrecordable',
  shock:
    'in shock, shocked, shock, hypotens*, poor perfusion, poorly perfused, low bp, bp low, low blood pressure, pressure low|dropping, bp dropping|crash*|falling, cold clammy, cold extremities|hands|limbs, cap refill 4|5|6|7|8, crt 4|5|6|7|8, thready, clammy, skok, choque',
  'cold-hands':
    'cold hands|feet|limbs|extremities|peripheries, koue hande, cap refill 3|4|5|6|7|8, crt 3|4|5|6|7|8, capillary refill',
  stable:
    'stable, good bp, bp good|fine|ok|normal, normal bp, haemodynamically stable, hemodynamically stable, talking comfortably',
  unstable: 'unstable, collaps*, poor perfusion, peri arrest, periarrest, crashing, passing out, passed out',
  bleeding:
    'bleed*, bled, blood loss, haemorrh*, hemorrh*, bloei*, bloed, sangr*, hemorragia, pouring blood, gush*, soak* pads|blood, vomiting|vomits blood',
  'massive-bleeding':
    'massive bleed*, exsanguin*, spurting, pouring blood, blood pouring, bleeding out, bleed* heav*|profus*|uncontrol*|bad*, heav* bleed*, gush*, wont stop bleeding, bleeding not|wont stop, lost litres|lots blood, amputat*, bloei baie',
  'chest-pain':
    'chest pain*, pain chest, crush* chest, tight chest pain, chest pressure, heavy chest, pressure chest, angina, borspyn, dor peito, central chest',
  breathless:
    'breathless*, short breath, sob, dyspn*, shortness breath, difficulty breath*, hard breathing, kortasem, out breath, falta ar, respiratory distress, distress, resp distress, laboured|labored breath*',
  crackles: 'crackl*, crepitat*, creps, wet lungs, basal creps',
  shockable:
    'vf, ventricular fibrillation, vfib, v fib, pulseless vt, shockable, pulseless ventricular tachycardia, fibrilla* ventric*',
  'not-shockable':
    'pea, asystole, asystol*, pulseless electrical, flat line, flatline*, non shockable, nonshockable, not shockable',
  sinus: 'sinus tach*, sinus rhythm',
  svt: 'svt, supraventricular, psvt, narrow regular, narrow complex regular, regular narrow, avnrt, tsv',
  'wide-qrs':
    'vt, v tach, vtach, ventricular tach*, wide complex, broad complex, wide qrs, broad qrs, bree kompleks',
  'narrow-qrs': 'narrow complex, narrow qrs, smal kompleks, narrow tach*',
  irregular: 'irregular*, af, atrial fib*, fast af, a fib, afib, rapid af, fibrilacao auricular',
  torsades: 'torsade*, torsades, polymorphic vt',
  'heart-block':
    'heart block, complete block, third degree, 3 degree, 3 rd degree, mobitz, chb, av block, hartblok',
  'slow-heart':
    'bradycard*, brady, slow heart, slow pulse, pulse|hr|heart slow, stadige pols, heart rate slow, bradicardia',
  'fast-heart':
    'tachycard*, palpitat*, racing heart, heart racing, fast heart, vinnige pols, flutter, cardiovert*, taquicardia',
  'ecg-of-potassium': 'tall|peaked|tented t, sine wave, hyperkalaemic ecg, t waves tall|peaked',
  'st-elevation': 'stemi, st elev*, st up, elevated st, st raised, tombston*, new lbbb',
  'no-st-elevation': 'nstemi, non stemi, unstable angina, st depress*, st normal',
  'right-infarct': 'inferior mi|stemi|infarct, rv infarct*, right ventric* infarct*, inferior st',
  'heart-failure': 'heart failure, ccf, lvf, chf, pulmonary oedema|edema, hartversaking',
  'tearing-pain': 'tearing, skeurend*, dissect*, ripping, tear back',
  awake: 'awake, alert, fully|still|is conscious, wakker, oriented',
  unconscious:
    'unconscious*, unresponsive, unrespons*, comatose, coma, not responding, not responsive, no response, wont wake, will not wake, cant|cannot wake|rouse, passed out, found down, out cold, knocked out, bewusteloos, inconsciente, limp unresponsive',
  drowsy:
    'drows*, letharg*, sleepy, floppy, obtund*, reduced consciousness|loc, hard wake, lomerig, responds pain|voice, sonolento',
  confused:
    'confus*, deliri*, altered mental|mind, disorient*, agitated confused, verward, talking nonsense, confuso',
  fitting:
    'fit, fits, fitting, fited, convuls*, seiz*, siez*, status epilepticus, jerking, shaking all over, stuipe, stuip*, stuiptrek*, eclamp* fit, convulsao, convulsoes, convulsionando, tonic clonic',
  'fit-stopped': 'stopped fitting|convulsing|seizing, fit stopped|over, postictal, post ictal, not fitting',
  aggressive:
    'aggress*, violent, psychotic, psychosis, agitat*, combative, fighting staff|us|everyone, manic, mania, out control, swinging at, hearing voices, aggressief, agressivo, restrain*, disturbed behav*',
  headache: 'headache, head ache, bad head, hoofpyn, dor cabeca',
  'blurred-sight':
    'blurr* vision|sight, seeing spots|stars|lights, visual dist*, flashing lights, lost vision|sight, vision blurr*|gone',
  'stiff-neck':
    'stiff neck, neck stiff*, meningism, photophobia, stywe nek, bulging fontanel*, nuca rigida, kernig*, rigidez nuca',
  'purple-rash':
    'purple spots|rash, petech*, purpur*, non blanching, dont|doesnt|not blanch, blotches blanch, nonblanching',
  'stroke-signs':
    'stroke, face droop*, facial droop*, face drop*, mouth skew, skewe mond, slurred speech, slurring, one side weak*, arm weak*, weak arm, hemipar*, hemipleg*, cva, beroerte, avc, one sided weak*, side weak*, left|right side weak*, sudden weakness',
  resolved: 'resolved, gone now, back normal, all better, signs gone, recovered',
  'one-pupil':
    'blown, pupil blew, pupil* dilated, unequal pupil*, pupil* unequal, fixed pupil, wide pupil, big pupil, anisocor*, herniating, herniated, herniation, coning, pupil bigger',
  'small-pupils': 'pinpoint, pin point, small pupils, tiny pupils, pupils small|tiny|pinpoint, miosis',
  burn: 'burn, burns, burnt, burned, scald*, boiling water|oil, hot water|oil|tea|porridge, flame, fire, brandwond*, verbrand*, queimad*, kookwater',
  smoke: 'smoke, house fire, shack fire, soot, closed space, shack burn*, rook ingeasem',
  injury:
    'trauma, injur*, stab*, gunshot, gsw, shot, mva, mvc, pva, rta, car accident, accident, crash, fell, fall height, hit by, knocked down car, run over, assault*, gesteek, geskiet, besering, multiple injuries, polytrauma, acidente, facada, baleado',
  'head-injury':
    'head injur*, tbi, hit head, head trauma, skull fract*, bump head, fell head, blow head, knocked head, concuss*, subdural, extradural, hoofbesering, kop besering|gestamp, brick head, bashed head, traumatismo craniano',
  'chest-injury':
    'stab* chest, chest stab*, chest injur*, chest trauma, gunshot chest, shot chest, chest wound, rib fract*, broken ribs, pneumothorax, steekwond bors, stab back, haemothorax, hemothorax',
  tension:
    'tension, no air entry left|right|one, no breath sounds left|right|one, trachea dev*|shift*|push*, air entry left|right absent, absent breath sounds, absent air entry, hyperresonant, neck veins up|full|distended, neck veins',
  'open-chest':
    'sucking wound|chest, open chest, hole chest, open pneumothorax, bubbling wound, wound bubbl*',
  'flail-chest': 'flail',
  'blood-in-chest': 'haemothorax, hemothorax, hemotorax',
  tamponade: 'tamponade, muffled heart, pericardial',
  'open-fracture': 'open fracture, compound fracture, bone sticking|through, open tib*|femur',
  'animal-bite':
    'dog bit*|bite, bitten dog|animal|jackal|cat|bat|monkey|kudu|mongoose|meerkat, bitten by dog|jackal|cat|animal, bit by dog|jackal|bat|cat, animal bite, cat bite, human bite, monkey bite, jackal, rabies, rabid, hondebyt, hond byt|gebyt, mordida cao, raiva, bat bite|scratch, mongoose, meerkat',
  'animal-category-1': 'licked intact, lick intact, touched only',
  'rabies-ill': 'fear water, hydrophobia, afraid water, watervrees',
  snakebite:
    'snake*, mamba, cobra, adder, puffadder, boomslang, slang byt*, slangbyt, viper, mordida cobra, picada cobra, rinkhals, zebra snake, fang marks',
  'venom-in-eye': 'venom eye*, spat eye*, spit eye*, spitting eye*, spat in',
  weakness:
    'weak, weakness, paralys*, ptosis, eyelids droop*|drop*, lids droop*|drop*, droop* eye*, drooping, slurr*, cant|cannot swallow, double vision, diplop*, ooglede hang, floppy, limp',
  'bad-swelling':
    'swell* knee|elbow|groin|whole|rapid*|fast|up, swollen knee|elbow|whole|hugely, huge swelling, massive swelling, compartment',
  scorpion: 'scorp*, skerpioen*, parabuthus, escorpiao',
  spider: 'spider, spinnekop*, black widow, aranha, button spider',
  'whole-body-signs':
    'cramps, cramp*, drool*, thrash*, tingl*, muscle spasm*, stiff belly|abdomen, rigid belly|abdomen, whole body, twitch*, sweating',
  sting: 'bee sting*, wasp, bee stung, stung bee*, bees, bysteek, bee venom, abelha, stung by',
  'allergic-reaction':
    'anaphyl*, anafil*, allergic reaction, swollen lips|tongue|face, lips|tongue|face swell*|swollen, hives, urticaria, throat clos*, angioedema, angio, peanut reaction, allergiese reaksie, geswelde lippe, lip swelling, tongue swelling, itchy rash breath*',
  drowned: 'drown*, submers*, pulled from water|dam|river|pool, near drowning, verdrink*, afogad*',
  poisoned:
    'poison*, overdos*, swallowed pills|tablets|bleach|battery, drank poison|paraffin|bleach, took pills|tablets, ingest*, vergif*, gif gedrink, pille gedrink, envenenamento, intoxica*, carbon monoxide, methanol, drank petrol|acid',
  pesticide:
    'organophosph*, pesticide, insecticide, carbamate, drank dip, cattle dip, tick dip, rat poison, two step, aldicarb, crop spray*, spraying crops, doom, sprayed fields, insekgif, pesticida, malathion, halephirimi, dip drooling, op poison*, farm chemical',
  'wet-from-pesticide': 'drool* pinpoint, drool* pupils, sludge, cholinergic',
  opioid:
    'opioid*, opiate*, heroin, nyaope, morphine overdose, too much morphine, overdose morphine, codeine overdose, tramadol overdose, methadone, unga, opioid od',
  'paracetamol-overdose':
    'paracetamol overdose, overdose paracetamol, panado* overdose, overdose panado*, swallowed paracetamol|panado*, took panado*|paracetamol, tablets paracetamol|panado*, acetaminophen overdose, paracetamol poison*, swallowed panados',
  'tricyclic-overdose':
    'tca, tricyclic*, amitriptyline overdose, overdose amitriptyline, amitrip* overdose|od, trepiline, took amitrip*, imipramine overdose, swallowed amitrip*',
  'heart-drug-overdose':
    'beta blocker overdose, overdose beta blocker, overdose atenolol|propranolol|metoprolol|verapamil|amlodipine|carvedilol|nifedipine, atenolol|propranolol|metoprolol|verapamil|amlodipine|carvedilol|nifedipine overdose|od, took propranolol|atenolol|amlodipine, calcium channel overdose',
  'isoniazid-overdose':
    'isoniazid overdose, overdose isoniazid|inh, inh overdose, tb tablets overdose, overdose tb, swallowed isoniazid, took isoniazid',
  'iron-overdose': 'iron overdose, overdose iron, iron tablets, swallowed iron, ferrous',
  caustic:
    'paraffin, bleach, jik, corrosive*, acid swallowed, drank acid, caustic, battery, drain cleaner, paraquat, petrol, turpentine, parafien, methanol, antifreeze, carbon monoxide',
  asthma: 'asthma*, asma, asmat*, status asthmaticus, bronchospasm',
  bronchiolitis: 'bronchiolit*, rsv',
  copd: 'copd, coad, emphysema, chronic bronchitis, dpoc',
  croup: 'croup, kroep, laringite, epiglottitis, laryngotracheo*',
  pneumonia:
    'pneumonia, longontsteking, chest infection, lrti, lobar, pneumocystis, pcp, pjp, bronchopneumonia',
  'pulmonary-oedema':
    'pulmonary oedema|edema, lung oedema, apo, lvf, flash oedema, heart failure, frothy sputum, water lungs, drowning in fluid, longedeem, edema agudo, edema pulmonar, acute heart failure',
  sepsis: 'sepsis, septic*, septicaemia, septicemia, bloedvergiftiging, sepse, sepsia',
  fever: 'fever*, febrile, pyrexia, temp 38|39|40|41, koors*, febre, burning up',
  malaria: 'malaria, falciparum, paludismo, cerebral malaria',
  'malaria-positive':
    'malaria positive|pos, positive malaria, rdt positive|pos, smear positive, severe malaria, cerebral malaria, parasit* seen',
  'malaria-negative': 'malaria negative|neg, negative malaria, rdt negative|neg',
  'from-malaria-area':
    'kavango, zambezi, ohangwena, oshikoto, omusati, kunene, rundu, katima, angola, zambia, malaria area',
  meningitis: 'meningit*, meningoc*, meningeal, breinvliesontsteking, harsingvlies*',
  'haemorrhagic-fever':
    'haemorrhagic fever, hemorrhagic fever, vhf, cchf, congo fever, crimean*, ebola, marburg, rift valley, kongokoors, bosluiskoors, febre hemorragica',
  'tick-or-slaughter': 'tick bite, tick, slaughter*, abattoir, livestock, bosluis*, carraca',
  ketoacidosis:
    'dka, ketoacid*, ketone*, ketos*, hhs, honk, hyperosmolar, kussmaul*, fruity breath, hyperglyc*, high sugar, sugar high, hoe suiker, cetoacid*, glucose hi',
  hypoglycaemia:
    'hypoglyc*, low sugar, sugar low, low glucose, glucose low, low blood sugar, hypo, lae suiker, lae bloedsuiker, hgt low, sugar dropped, hipoglic*',
  hyperkalaemia:
    'hyperkal*, high potassium, potassium high, high k, hyper k, raised potassium, hoe kalium, hipercal*',
  'high-pressure':
    'hypertens*, high bp, high blood pressure, bp high, malignant hypert*, hoe bloeddruk, pressure high, hipertens*',
  arrest:
    'cardiac arrest, arrest, arrested, cpr, coded, code blue, hartstilstand, heart stopped, paragem cardiaca, flatlin*, resus child, pulseless',
  'pulse-back':
    'rosc, pulse back, pulse is back, got him|her|pulse back, post arrest, post cardiac arrest, post resus*, return spontaneous, after arrest, after rosc',
  'acute-coronary':
    'heart attack, acs, stemi, nstemi, myocardial infarct*, mi, ami, acute coronary, infarct*, angina, hartaanval, enfarte',
  diarrhoea:
    'diarr*, gastro*, runny stomach|tummy, loose stool*, watery stool*, cholera, colera, maagwerk*, loopmaag, dehydrat*, diarreia, desidrat*',
  malnutrition: 'malnutr*, malnour*, marasm*, kwashior*, wasted, sam child, muac, desnutri*, ondervoed',
  'sunken-eyes': 'sunken eye*, eyes sunken, eye* sunk*, olhos encovados, ingesinkte oe',
  'slow-pinch': 'skin pinch, pinch slow, slow pinch, skin turgor, poor turgor, skin tent*, pinch back',
  'cannot-drink':
    'cant|cannot|not|unable|weak|wont|refus* drink|feed|suck|breastfeed|drinking|feeding|feeds, not feeding, poor feeding, drinks nothing, drink nie, nao mama, nao bebe, nao consegue beber',
  'vomits-all': 'vomit* everything|all, cant keep down, keeps nothing down, vomits everything',
  'some-dehydration':
    'some dehydration, thirsty, restless irritable, drinks eagerly, mild|moderate dehydrat*',
  'bloody-stool': 'bloody stool*|diarr*, blood stool*, dysentery, blood in stool',
  cholera: 'cholera, colera, rice water',
  jaundice: 'jaundice*, yellow eyes, geelsug, ictericia',
  pregnant:
    'pregnan*, gravid*, antenatal, swanger, gravida, gestante, wks preg, preg, in labour, in labor, labouring, gestation',
  'after-birth':
    'after birth|delivery|caesar*, just delivered, gave birth, postpartum, post partum, pph, delivered baby, baby out, after cs|nvd, after normal delivery, puerper*, placenta out|delivered, uterus, womb, geboorte, pos parto, after giving birth, postnatal, delivery bleeding, delivered',
  'pre-eclampsia':
    'eclampsia, eclampt*, eclamptic, preeclamp*, pre eclampsia, pet, hellp, toxaemia, pre eclamp*, eclampsie, imminent eclamp*',
  'soft-womb':
    'soft|boggy|atonic|floppy uterus|womb|fundus, uterus|womb|fundus soft|boggy|atonic|floppy|not contract*, atony, uterine atony, slap baarmoeder, utero mole',
  'firm-womb': 'firm|hard|contracted uterus|womb|fundus, uterus|womb|fundus firm|hard|contracted',
  'womb-inside-out': 'uterine inversion, inverted uterus|womb, uterus inverted|inside|inversion, womb inside',
  'placenta-inside':
    'retained placenta, placenta retained|inside|stuck|not, placenta still, retained products',
  'cord-prolapse':
    'cord prolapse*, prolapse* cord, cord out|visible|hanging|presenting, cord in vagina, cord felt',
  'early-pregnancy':
    'ectopic, early pregnan*, missed period, positive pregnancy test, late period, period late|missed, amenorr*',
  'not-crying':
    'not|no|isnt|doesnt|didnt|wont|never|without cry*, huil nie, nie huil*, nao chora, flat at birth, born flat, flat baby, baby flat, apgar 0|1|2|3|4',
  floppy: 'floppy, limp, no tone, poor tone, hypoton*, slap, flat',
  'well-baby': 'crying well, vigorous, good tone, pink crying',
  sweating: 'sweat*, diaphor*, suor*, suando',
  'pressing-pain': 'crush*, squeez*, pressure chest, heavy|heaviness|weight chest, pressing',
  'spreading-pain':
    'radiat* arm|arms|jaw, spread* arm|arms|jaw, down arm|arms, pain arm|jaw, arm|jaw pain, straal arm|kaak, irradia* braco|mandibula',
  'back-pain':
    'back pain, backache, pain back, radiat*|spread*|moves|through back, rugpyn, na rug, dor costas',
  'breathing-pain': 'pleurit*, pain|painful|worse|hurts breath*|inspir*|inhal*',
  'worse-lying': 'worse lying|flat|supine, orthopn*, cannot|cant lie, better sitting|leaning|forward',
  'coughing-blood': 'haemoptysis, hemoptysis, cough* blood, blood|bloody sputum, hoes bloed, tosse sangue',
  vomiting: 'vomit*, throwing|threw up, nause*, braak*, vomito*',
  'after-vomiting': 'after vomit*|retch*|endoscop*|gastroscop*',
  'vomiting-blood': 'vomit* blood, haematemesis, hematemesis, coffee ground*',
  'black-stools': 'black stool*, melaena, melena, tarry, swart stoelgang',
  'rigid-abdomen':
    'rigid|board abdomen|belly|abdo, abdomen|belly|abdo rigid, guarding, peritonit*, peritonism',
  'swollen-leg':
    'swollen|painful leg|calf, leg|calf swollen|swelling|pain|painful|tender, swelling leg|calf, dvt, been geswel*, perna inchada',
  'clot-risk': 'surgery, postop*, post op, bedridden, bed rest, rest in bed, immobil*, cancer',
  sudden: 'sudden*, abrupt*, skielik*, subit*',
  thunderclap: 'thunderclap, worst ever|headache|life',
  fainted: 'faint*, syncop*, blackout, blacked out, passed out, collapsed, flou, floute, desmai*',
  pale: 'pale, pallor, bleek, palid*',
  hiv: 'hiv positive|pos|reactive|infected, on arv|arvs|art|haart, living with hiv, aids, cd4, vih positivo',
  wasting: 'weight loss, lost|losing weight, night sweat*, gewigsverlies',
  'unequal-pulses': 'unequal|different|missing pulse*|bp, pulse* unequal|missing, differ* arms, between arms',
  'neck-veins':
    'neck veins full|up|distended|raised|engorged, full|distended|raised|engorged neck veins, jvp raised|up|high|elevated, raised|high jvp, jvd',
  'low-saturation': 'hypoxi*, desaturat*, low sats|saturation|spo2, sats|saturation low|dropping|dropped',
  'fast-breathing': 'tachypn*, fast|rapid breathing, breathing fast, asem vinnig',
  'deep-breathing': 'kussmaul*, deep breathing|breaths, breathing deep*',
  grunting: 'grunt*',
  'will-not-bear-weight': 'not|wont|cannot|cant bear weight, wont|cannot|cant walk, limping, swollen joint',
  diabetes: 'diabet*, suikersiekte, on insulin|metformin|gliclazide|glibenclamide',
  fumes:
    'generator, gas heater, brazier, exhaust, imbaula, charcoal inside|indoors|room, fire inside|indoors|room',
  'blood-thinner': 'warfarin, anticoag*, blood thinner*, rivaroxaban, dabigatran',
  'tongue-bite': 'bit|bitten|bite tongue, tongue bitten|bit',
  'cord-signs': 'saddle, sensory level, cannot|cant pass urine, urin* retention, retention of urine',
  ascending: 'ascending, ris* legs, started|began legs|feet',
  'preserved-food': 'tinned food, canned, preserved',
  'temple-pain': 'temple, jaw pain, pain chewing',
  'red-eye': 'red|painful eye, rooi oog',
  line: 'with line|drip|iv, has|got line|drip|iv|cannula, iv access, iv in|place|sited|present, line in|up|sited, drip in|up, cannula in, have iv|access',
  'no-line':
    'no iv, no line, no drip, no access, no vein*, no venous, no cannula, cant|cannot|couldnt|unable get|find|site|put line|iv|vein|drip|access|cannula, failed iv|line|cannula, without iv|line|drip, no iv access, geen aar|lyn, iv failed, not get line, difficult access, sem veia, sem acesso',
  swallows: 'can swallow, swallows, swallowing ok, able swallow, drinking',
  'cannot-swallow': 'cant|cannot|unable swallow, not swallow*, unsafe swallow',
  'takes-by-mouth': 'takes oral, will take tablets, accepts oral, takes tablets, swallows tablets',
  refuses: 'refus*, wont take, spits out, weier',
  'no-intensive-care':
    'no icu, no intensive, no high care, at clinic, our clinic, no ventilator, small clinic, rural clinic, no hdu',
  'intensive-care': 'have icu, icu available, in icu',
  'no-scan': 'no ct, no scan*, rural, clinic, ct broken, no scanner, far from hospital',
  scan: 'have ct, ct here, ct available, ct scanner here',
  'no-artesunate':
    'no artesunate, artesunate out, no artesunate stock, have no artesunate, without artesunate, dont have artesunate, artesunate finished, quinine instead, ran out artesunate',
  'pressure-good': 'bp normal|ok|good|fine, normal bp, good bp, hands warm, warm hands',
  'penicillin-allergy':
    'penicillin allerg*, allerg* penicillin|amoxicillin|ampicillin, anaphyl* penicillin|amoxicillin|ceftriaxone, pen allerg*',
  'asthma-history': 'asthma*, asma',
  'not-better':
    'not better|improving|responding|working, no better|improvement|response|effect, still fitting|wheez*|bad|severe|seizing|convulsing|same|tight|struggling|bleeding|not, persist*, refractory, fails, failed, didnt work|help, worse, getting worse, nie beter, what next after',
};

const phrases = new Map<Finding, readonly Phrase[]>(
  (Object.entries(said) as [Finding, string][]).map(([finding, list]) => [finding, phrasesOf(list)]),
);

/** What words say of a patient, with what was read of the state of the mind and the pressure. */
export function readBedside(text: string, patient: Patient): ReadonlySet<Finding> {
  const spoken = new Spoken(spokenWords(text));
  const found = new Set<Finding>([...phrases].flatMap(([finding, of]) => (spoken.says(of) ? [finding] : [])));
  const { gcs, avpu, isPregnant, isAfterBirth, isPressureUnrecordable } = patient;
  const known: readonly (readonly [Finding, boolean])[] = [
    ['no-pulse', saysNoPulse(text)],
    ['not-breathing', saysNoBreath(text)],
    ['no-pressure', isPressureUnrecordable],
    ['hypoglycaemia', patient.glucoseBeyond?.is === 'low'],
    ['ketoacidosis', patient.glucoseBeyond?.is === 'high'],
    ['pregnant', isPregnant],
    ['after-birth', isAfterBirth],
    ['unconscious', avpu === 'unresponsive' || avpu === 'pain'],
    ['drowsy', avpu === 'voice' || avpu === 'pain'],
    ['awake', avpu === 'alert' || gcs === 15],
  ];
  for (const [finding, is] of known) if (is) found.add(finding);
  if (found.has('unconscious')) found.delete('awake');
  if (found.has('pulse-back'))
    for (const over of ['arrest', 'no-pulse', 'shockable', 'not-shockable', 'not-breathing'] as const)
      found.delete(over);
  // The shock of a defibrillator is no state of the patient.
  if (readCounts(text).shocks !== undefined) found.delete('shock');
  return found;
}

/** Returns those of some findings that a text denies, as in `no fever`. */
export function deniedIn(text: string, findings: Iterable<Finding>): ReadonlySet<Finding> {
  const spoken = new Spoken(spokenWords(text));
  return new Set([...findings].filter((finding) => spoken.denies(phrases.get(finding) ?? [])));
}

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  first: 1,
  once: 1,
  two: 2,
  second: 2,
  twice: 2,
  both: 2,
  three: 3,
  third: 3,
  thrice: 3,
  four: 4,
  fourth: 4,
  five: 5,
  fifth: 5,
};
const numberOf = (word: string | undefined) =>
  word === undefined ? undefined : (numberWords[word] ?? (/^\d$/.test(word) ? Number(word) : undefined));

/** Returns how many doses of the first drug and how many shocks were given, where the text says so. */
export function readCounts(text: string): { readonly doses?: number; readonly shocks?: number } {
  const all = spokenWords(text);
  const shocks = countOf(all, /^(?:shocks?|shocked|defib\w*)$/);
  const doses = countOf(
    all,
    /^(?:doses?|dose|diazepam|lorazepam|midazolam|benzos?|benzodiazepines?|adrenaline|epinephrine|nebs?|valium|dormicum)$/,
  );
  return { ...(doses === undefined ? {} : { doses }), ...(shocks === undefined ? {} : { shocks }) };
}

/** Words that say that something was given. A number beside a drug alone may be a question for it. */
const given = /^(?:after|gave|given|had|received|got|already|despite|post|x|times|done|failed|na)$/;
const furthest = 3;

function countOf(all: readonly string[], what: RegExp): number | undefined {
  for (const [at, word] of all.entries()) {
    if (!what.test(word)) continue;
    const before = within(all.slice(0, at).toReversed());
    const after = within(all.slice(at + 1));
    const isGiven = [...before, ...after].some((each) => given.test(each)) || ordinal.test(before[0] ?? '');
    if (isGiven) return [...before, ...after].map(numberOf).find((each) => each !== undefined) ?? 1;
  }
  return undefined;
}

const ordinal = /^(?:first|second|third|2nd|3rd|twice)$/;

/** Returns the nearest words up to the end of the clause. */
function within(words: readonly string[]): readonly string[] {
  const end = words.indexOf('.');
  return words.slice(0, Math.min(furthest, end < 0 ? furthest : end));
}
