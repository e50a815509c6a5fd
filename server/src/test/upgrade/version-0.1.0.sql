-- The database of an Oryx 0.1.0 (commit 5ff8fd5) that three people used, as `pg_dump --inserts --no-owner
-- --no-privileges` of PostgreSQL 15 wrote it. Everything in it was made with the calls of the app and with
-- `npm run content -- import`, without a mail server. Eight large shipped documents (medications, algorithms,
-- complaints, interactions, learning, search/things, search/guidelines, search/other-drugs) are left out.
--
--   Ndapewa.Shikongo@example.org   password "the old password of Ndapewa", signed in on an Android phone
--                                  (session aAUynvebvQWPI1x75Gmx4DTLdscICu3LK1Uabwsr_mQ) and on an iPhone; six
--                                  completed modules and an accepted recommendation
--   zoe@example.org                password "pässwörd with\backslash", signed out, asked for a reset code
--   unverified@example.org         never verified, asked for a reset code while the server was killed
--
-- An administrator imported another size of nasogastric tube for newborns (6 Fr).

--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


--
-- Name: tell_sessions_ended(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.tell_sessions_ended() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM "ended") THEN
    PERFORM pg_notify('sessions_ended', '');
  END IF;
  RETURN NULL;
END
$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.codes (
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    salt text NOT NULL,
    hash text NOT NULL,
    tries_left integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    browser_hash text
);


--
-- Name: content_documents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_documents (
    name text NOT NULL,
    body jsonb NOT NULL,
    hash text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    files jsonb DEFAULT '{}'::jsonb NOT NULL,
    shipped_hash text,
    shipped_version integer DEFAULT 0 NOT NULL,
    imported_at timestamp with time zone
);


--
-- Name: known_browsers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.known_browsers (
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    last_used_at timestamp with time zone NOT NULL
);


--
-- Name: learning_accepted; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.learning_accepted (
    user_id uuid NOT NULL,
    recommendation_id text NOT NULL,
    accepted_at timestamp with time zone NOT NULL
);


--
-- Name: learning_completions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.learning_completions (
    user_id uuid NOT NULL,
    attempt_id uuid NOT NULL,
    path_id text NOT NULL,
    module_id text NOT NULL,
    results jsonb NOT NULL,
    score integer NOT NULL,
    seconds integer NOT NULL,
    time_zone text NOT NULL,
    completed_at timestamp with time zone NOT NULL
);


--
-- Name: learning_starts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.learning_starts (
    user_id uuid NOT NULL,
    path_id text NOT NULL,
    module_id text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    time_zone text NOT NULL
);


--
-- Name: mail_queue; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_queue (
    id uuid NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL
);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    owner_hash text,
    points integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);


--
-- Name: reset_requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reset_requests (
    id uuid NOT NULL,
    contact text NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    device text DEFAULT 'Unknown device'::text NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id uuid NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    profession text NOT NULL,
    email text NOT NULL,
    email_normalised text NOT NULL,
    password_hash text NOT NULL,
    verified_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'c60d5c06807ad7a6cead87a842bd1c1e961354e1f63410490db6a0e2a3dfa8a2', 1795260921537);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '677c73b6c2856fbcd46d73f18305466fa5fbae32b32bb73838c408cad41ac409', 1795264010379);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, '56de8f43a33c239528f4edb78381a25c23d0c969ea878a775ab723555468290a', 1795272505857);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, '3bc058aff7bf36c31bdb7799c76277d8b29e2b875f0570dd5f617b93fef10771', 1795273210126);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, '7609022d7f19fb06fad87bd7f99650253343eeb7d133afaf6c745279fdf57a99', 1795282948251);


--
-- Data for Name: codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.codes VALUES ('84ee57fd-e465-4dec-b2d4-4d433ab9e5c5', 'reset', 'd78P_DpmrQt7TerFTHgmJA', 'cY5NRFF1Y5lZt1KVqo_evMFgfmJAsADNDVTOzqGS39M', 5, '2026-11-22 15:53:50.686+00', NULL);
INSERT INTO public.codes VALUES ('56628426-74df-4580-af6f-d0329342eef4', 'verify', 'ZKs89fILc0qvCfED9tdojQ', '_WLmoUWBRz7yr-92rsyWB3nkcqAFkNtlyiQx5uzNlLs', 5, '2026-11-22 15:53:50.892+00', '1AlgJ6V_xGrPvqW5_TuLTsbX9u8Ln9OKMehRFhbLfbY');


--
-- Data for Name: content_documents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_documents VALUES ('paediatrics/vital-signs', '{"rows": [{"ageGroup": "Newborn 0-28 days", "weightKg": "2.5-4", "heartRateRange": "100-205", "systolicBpRange": "60-84", "respiratoryRateRange": "30-60"}, {"ageGroup": "Infant 1-12 mo", "weightKg": "4-10", "heartRateRange": "100-190", "systolicBpRange": "72-104", "respiratoryRateRange": "30-53"}, {"ageGroup": "Toddler 1-3 yrs", "weightKg": "10-14", "heartRateRange": "98-140", "systolicBpRange": "86-106", "respiratoryRateRange": "22-37"}, {"ageGroup": "Preschool 3-6 yrs", "weightKg": "14-20", "heartRateRange": "80-120", "systolicBpRange": "89-112", "respiratoryRateRange": "20-28"}, {"ageGroup": "School 6-12 yrs", "weightKg": "20-40", "heartRateRange": "75-118", "systolicBpRange": "97-120", "respiratoryRateRange": "18-25"}], "notes": ["The age groups differ from those of PALS (toddler 1-2 years, preschool 3-5, school 6-11).", "The newborn''s systolic range joins 60-76 (12 hours, 3 kg) and 67-84 (96 hours).", "The school child''s systolic range joins 97-115 (6-9 years) and 102-120 (10-11 years).", "Healthy Namibian children may weigh less. Weigh the child when possible.", "The newborn''s weight, and the upper ends of preschool and school weights, come from no single source."], "review": {"by": null, "on": null, "status": "draft"}, "sources": [{"for": "heart rate, systolic blood pressure, and respiratory rate except of the newborn", "read": "excerpt", "title": "PALS vital signs chart (PedsCases)", "edition": "2015"}, {"for": "respiratory rate of the newborn", "read": "excerpt", "title": "NASEMSO National Model EMS Clinical Guidelines, vital signs table", "edition": "2015"}, {"for": "weights of infants, toddlers, preschool and school children", "read": "excerpt", "title": "Weight and vital signs table (CFR)", "edition": "not stated"}]}', '97ac96a67df2c5eaee020903b4d0dc5204411dd9c813088e6c73fcece899d2b4', '2026-11-22 15:38:33.641163+00', '{"paediatrics/vital-signs.yaml": "# Normal vital signs of an awake child by age group. Empty means unknown and is shown as N/A.\nsources:\n  - title: PALS vital signs chart (PedsCases)\n    edition: \"2015\"\n    read: excerpt\n    for: heart rate, systolic blood pressure, and respiratory rate except of the newborn\n  - title: NASEMSO National Model EMS Clinical Guidelines, vital signs table\n    edition: \"2015\"\n    read: excerpt\n    for: respiratory rate of the newborn\n  - title: Weight and vital signs table (CFR)\n    edition: not stated\n    read: excerpt\n    for: weights of infants, toddlers, preschool and school children\nreview:\n  status: draft\n  by: null\n  on: null\nnotes:\n  - The age groups differ from those of PALS (toddler 1-2 years, preschool 3-5, school 6-11).\n  - The newborn''s systolic range joins 60-76 (12 hours, 3 kg) and 67-84 (96 hours).\n  - The school child''s systolic range joins 97-115 (6-9 years) and 102-120 (10-11 years).\n  - Healthy Namibian children may weigh less. Weigh the child when possible.\n  - The newborn''s weight, and the upper ends of preschool and school weights, come from no single source.\nrows:\n  - ageGroup: Newborn 0-28 days\n    weightKg: 2.5-4\n    heartRateRange: 100-205\n    respiratoryRateRange: 30-60\n    systolicBpRange: 60-84\n  - ageGroup: Infant 1-12 mo\n    weightKg: 4-10\n    heartRateRange: 100-190\n    respiratoryRateRange: 30-53\n    systolicBpRange: 72-104\n  - ageGroup: Toddler 1-3 yrs\n    weightKg: 10-14\n    heartRateRange: 98-140\n    respiratoryRateRange: 22-37\n    systolicBpRange: 86-106\n  - ageGroup: Preschool 3-6 yrs\n    weightKg: 14-20\n    heartRateRange: 80-120\n    respiratoryRateRange: 20-28\n    systolicBpRange: 89-112\n  - ageGroup: School 6-12 yrs\n    weightKg: 20-40\n    heartRateRange: 75-118\n    respiratoryRateRange: 18-25\n    systolicBpRange: 97-120\n"}', '97ac96a67df2c5eaee020903b4d0dc5204411dd9c813088e6c73fcece899d2b4', 3, NULL);
INSERT INTO public.content_documents VALUES ('paediatrics/defibrillation', '{"rows": [{"notes": "Unsynchronised; CPR at once. RCSA 2015 and ERC give 4 J/kg from the first shock.", "maxEnergy": "adult dose", "procedure": "Defibrillation", "indication": "VF or pulseless VT, first shock", "energyJoulesPerKg": "2"}, {"notes": "Adrenaline 10 micrograms (ug)/kg in this cycle.", "maxEnergy": "adult dose", "procedure": "Defibrillation", "indication": "VF or pulseless VT, second shock", "energyJoulesPerKg": "4"}, {"notes": "Amiodarone 5 mg/kg.", "maxEnergy": "10 J/kg or adult maximum (200 J biphasic, 360 J monophasic)", "procedure": "Defibrillation", "indication": "VF or pulseless VT, third and later shocks", "energyJoulesPerKg": "4 or more"}, {"notes": "Synchronise; sedate if that causes no delay; adenosine first if a line is ready.", "maxEnergy": "2 J/kg next", "procedure": "Cardioversion", "indication": "SVT or VT with a pulse and poor perfusion, first", "energyJoulesPerKg": "0.5-1"}, {"notes": "Check the rhythm again; ask an expert.", "maxEnergy": "2 J/kg", "procedure": "Cardioversion", "indication": "SVT or VT with a pulse and poor perfusion, repeat", "energyJoulesPerKg": "2"}], "notes": ["Adult dose means the dose of the local device.", "With an automated defibrillator, use an attenuator under 8 years or 25 kg, and adult pads if there is none."], "review": {"by": null, "on": null, "status": "draft"}, "sources": [{"for": "2, then 4, then 4-10 J/kg", "read": "excerpt", "title": "WikEM, PALS (Main)", "edition": "not stated"}, {"for": "4 J/kg from the first shock", "read": "excerpt", "title": "Resuscitation Council of Southern Africa, Basic life support for healthcare providers", "edition": "2015"}, {"for": "cardioversion, 0.5-1 J/kg", "read": "excerpt", "title": "Paediatric emergency drug sheet (Australia)", "edition": "not stated"}, {"for": "repeated cardioversion, 2 J/kg", "read": "none", "title": "American Heart Association, Paediatric advanced life support", "edition": "2020"}]}', '7da2e0d35fe3fcc10316ae5ed8831abec2d83f8cd0e98b301faabb27117dded8', '2026-11-22 15:38:33.641163+00', '{"paediatrics/defibrillation.yaml": "# Energies for defibrillation and synchronised cardioversion of a child.\nsources:\n  - title: WikEM, PALS (Main)\n    edition: not stated\n    read: excerpt\n    for: 2, then 4, then 4-10 J/kg\n  - title: Resuscitation Council of Southern Africa, Basic life support for healthcare providers\n    edition: \"2015\"\n    read: excerpt\n    for: 4 J/kg from the first shock\n  - title: Paediatric emergency drug sheet (Australia)\n    edition: not stated\n    read: excerpt\n    for: cardioversion, 0.5-1 J/kg\n  - title: American Heart Association, Paediatric advanced life support\n    edition: \"2020\"\n    read: none\n    for: repeated cardioversion, 2 J/kg\nreview:\n  status: draft\n  by: null\n  on: null\nnotes:\n  - Adult dose means the dose of the local device.\n  - With an automated defibrillator, use an attenuator under 8 years or 25 kg, and adult pads if there is none.\nrows:\n  - procedure: Defibrillation\n    indication: VF or pulseless VT, first shock\n    energyJoulesPerKg: \"2\"\n    maxEnergy: adult dose\n    notes: Unsynchronised; CPR at once. RCSA 2015 and ERC give 4 J/kg from the first shock.\n  - procedure: Defibrillation\n    indication: VF or pulseless VT, second shock\n    energyJoulesPerKg: \"4\"\n    maxEnergy: adult dose\n    notes: Adrenaline 10 micrograms (ug)/kg in this cycle.\n  - procedure: Defibrillation\n    indication: VF or pulseless VT, third and later shocks\n    energyJoulesPerKg: 4 or more\n    maxEnergy: 10 J/kg or adult maximum (200 J biphasic, 360 J monophasic)\n    notes: Amiodarone 5 mg/kg.\n  - procedure: Cardioversion\n    indication: SVT or VT with a pulse and poor perfusion, first\n    energyJoulesPerKg: 0.5-1\n    maxEnergy: 2 J/kg next\n    notes: Synchronise; sedate if that causes no delay; adenosine first if a line is ready.\n  - procedure: Cardioversion\n    indication: SVT or VT with a pulse and poor perfusion, repeat\n    energyJoulesPerKg: \"2\"\n    maxEnergy: 2 J/kg\n    notes: Check the rhythm again; ask an expert.\n"}', '7da2e0d35fe3fcc10316ae5ed8831abec2d83f8cd0e98b301faabb27117dded8', 3, NULL);
INSERT INTO public.content_documents VALUES ('search/concepts', '{"rows": [{"words": ["heart attack", "STEMI", "NSTEMI", "myocardial infarction", "ACS", "hartaanval"], "concept": "acute coronary syndrome"}, {"words": ["angina", "borspyn"], "concept": "chest pain"}, {"words": ["arrest", "VF", "pulseless", "hartstilstand"], "concept": "cardiac arrest"}, {"words": ["seizures", "convulsion", "convulsions", "fit", "fits", "status epilepticus", "epilepsy", "stuipe", "stuiptrekkings"], "concept": "seizure"}, {"words": ["low sugar", "low blood sugar", "lae suiker"], "concept": "hypoglycaemia"}, {"words": ["DKA", "high sugar", "ketones"], "concept": "diabetic ketoacidosis"}, {"words": ["high potassium"], "concept": "hyperkalaemia"}, {"words": ["CVA", "beroerte"], "concept": "stroke"}, {"words": ["allergic reaction", "allergy", "allergie"], "concept": "anaphylaxis"}, {"words": ["wheeze", "bronchospasm", "asma"], "concept": "asthma"}, {"words": ["breathlessness", "breathless", "dyspnoea", "SOB", "kortasem"], "concept": "shortness of breath"}, {"words": ["LVF", "heart failure", "longedeem"], "concept": "pulmonary oedema"}, {"words": ["PE", "lung clot"], "concept": "pulmonary embolism"}, {"words": ["DVT"], "concept": "deep vein thrombosis"}, {"words": ["chest infection", "longontsteking"], "concept": "pneumonia"}, {"words": ["haemorrhage", "bleed", "bloeding"], "concept": "bleeding"}, {"words": ["PPH", "bleeding after delivery", "bleeding after birth"], "concept": "postpartum haemorrhage"}, {"words": ["pre-eclampsia", "PET"], "concept": "eclampsia"}, {"words": ["snake bite", "slangbyt"], "concept": "snakebite"}, {"words": ["burn", "brandwonde"], "concept": "burns"}, {"words": ["overdose", "toxicity", "vergiftiging"], "concept": "poisoning"}, {"words": ["opiate", "narcotic"], "concept": "opioid"}, {"words": ["organophosphate poisoning", "carbamate", "pesticide"], "concept": "organophosphate"}, {"words": ["analgesia", "pyn"], "concept": "pain"}, {"words": ["pyrexia", "koors"], "concept": "fever"}, {"words": ["nausea", "antiemetic", "braking"], "concept": "vomiting"}, {"words": ["septic shock", "septicaemia"], "concept": "sepsis"}, {"words": ["breinvliesontsteking"], "concept": "meningitis"}, {"words": ["TBI", "traumatic brain injury", "hoofbesering"], "concept": "head injury"}, {"words": ["unconscious", "reduced consciousness", "bewusteloos"], "concept": "coma"}, {"words": ["agitated", "aggressive", "behavioural disturbance", "psychosis"], "concept": "agitation"}, {"words": ["slow pulse", "heart block"], "concept": "bradycardia"}, {"words": ["SVT"], "concept": "supraventricular tachycardia"}, {"words": ["VT"], "concept": "ventricular tachycardia"}, {"words": ["AF"], "concept": "atrial fibrillation"}, {"words": ["high blood pressure", "hoë bloeddruk"], "concept": "hypertension"}, {"words": ["pregnant", "obstetric", "swanger", "swangerskap"], "concept": "pregnancy"}, {"words": ["paeds", "peds", "child", "children", "kind", "kinders"], "concept": "paediatric"}, {"words": ["neonate", "neonatal", "baby"], "concept": "newborn"}, {"words": ["RSI", "intubate"], "concept": "intubation"}, {"words": ["gastro", "gastroenteritis", "diarree"], "concept": "diarrhoea"}, {"words": ["stridor"], "concept": "croup"}, {"words": ["drinking"], "concept": "alcohol"}, {"words": ["appendix", "blindederm"], "concept": "appendicitis"}], "review": {"by": null, "on": null, "status": "draft"}}', 'a5193464ab55b41f61597c9cb015a8f7397f2c9e508fa273139d76b3370e7b62', '2026-11-22 15:38:33.641163+00', '{"search/concepts.yaml": "# Words for one complaint or finding. What speaks of it in one of them is found by all of them.\nreview: { status: draft, by: null, on: null }\nrows:\n  - { concept: acute coronary syndrome, words: [heart attack, STEMI, NSTEMI, myocardial infarction, ACS, hartaanval] }\n  - { concept: chest pain, words: [angina, borspyn] }\n  - { concept: cardiac arrest, words: [arrest, VF, pulseless, hartstilstand] }\n  - { concept: seizure, words: [seizures, convulsion, convulsions, fit, fits, status epilepticus, epilepsy, stuipe, stuiptrekkings] }\n  - { concept: hypoglycaemia, words: [low sugar, low blood sugar, lae suiker] }\n  - { concept: diabetic ketoacidosis, words: [DKA, high sugar, ketones] }\n  - { concept: hyperkalaemia, words: [high potassium] }\n  - { concept: stroke, words: [CVA, beroerte] }\n  - { concept: anaphylaxis, words: [allergic reaction, allergy, allergie] }\n  - { concept: asthma, words: [wheeze, bronchospasm, asma] }\n  - { concept: shortness of breath, words: [breathlessness, breathless, dyspnoea, SOB, kortasem] }\n  - { concept: pulmonary oedema, words: [LVF, heart failure, longedeem] }\n  - { concept: pulmonary embolism, words: [PE, lung clot] }\n  - { concept: deep vein thrombosis, words: [DVT] }\n  - { concept: pneumonia, words: [chest infection, longontsteking] }\n  - { concept: bleeding, words: [haemorrhage, bleed, bloeding] }\n  - { concept: postpartum haemorrhage, words: [PPH, bleeding after delivery, bleeding after birth] }\n  - { concept: eclampsia, words: [pre-eclampsia, PET] }\n  - { concept: snakebite, words: [snake bite, slangbyt] }\n  - { concept: burns, words: [burn, brandwonde] }\n  - { concept: poisoning, words: [overdose, toxicity, vergiftiging] }\n  - { concept: opioid, words: [opiate, narcotic] }\n  - { concept: organophosphate, words: [organophosphate poisoning, carbamate, pesticide] }\n  - { concept: pain, words: [analgesia, pyn] }\n  - { concept: fever, words: [pyrexia, koors] }\n  - { concept: vomiting, words: [nausea, antiemetic, braking] }\n  - { concept: sepsis, words: [septic shock, septicaemia] }\n  - { concept: meningitis, words: [breinvliesontsteking] }\n  - { concept: head injury, words: [TBI, traumatic brain injury, hoofbesering] }\n  - { concept: coma, words: [unconscious, reduced consciousness, bewusteloos] }\n  - { concept: agitation, words: [agitated, aggressive, behavioural disturbance, psychosis] }\n  - { concept: bradycardia, words: [slow pulse, heart block] }\n  - { concept: supraventricular tachycardia, words: [SVT] }\n  - { concept: ventricular tachycardia, words: [VT] }\n  - { concept: atrial fibrillation, words: [AF] }\n  - { concept: hypertension, words: [high blood pressure, hoë bloeddruk] }\n  - { concept: pregnancy, words: [pregnant, obstetric, swanger, swangerskap] }\n  - { concept: paediatric, words: [paeds, peds, child, children, kind, kinders] }\n  - { concept: newborn, words: [neonate, neonatal, baby] }\n  - { concept: intubation, words: [RSI, intubate] }\n  - { concept: diarrhoea, words: [gastro, gastroenteritis, diarree] }\n  - { concept: croup, words: [stridor] }\n  - { concept: alcohol, words: [drinking] }\n  - { concept: appendicitis, words: [appendix, blindederm] }\n"}', 'a5193464ab55b41f61597c9cb015a8f7397f2c9e508fa273139d76b3370e7b62', 3, NULL);
INSERT INTO public.content_documents VALUES ('updates', '{"rows": [{"id": "accounts", "type": "new", "title": "Accounts", "category": "Account", "createdAt": "2026-11-21T11:30:00Z", "description": "Register with your e-mail address, see where you are signed in, and log out everywhere at once."}, {"id": "algorithms", "type": "new", "title": "43 emergency algorithms", "category": "Algorithms", "createdAt": "2026-11-21T15:00:00Z", "description": "11 RCSA and 32 Namibian charts, each also as a list and a guided walk. All still await clinical review."}, {"id": "calculators", "type": "new", "title": "Clinical calculators and scores", "category": "Clinical Tools", "createdAt": "2026-11-21T12:00:00Z", "description": "Every calculator names its source, states its cautions beside the figure, and says what is still missing."}, {"id": "learning", "type": "new", "title": "Learning paths and CPD", "category": "Education", "createdAt": "2026-11-21T18:10:00Z", "description": "Twelve learning paths with short readings and questions, an ECG course with two cases, and a ledger for continuing education. All are drafts until a clinician has reviewed them."}, {"id": "medications", "type": "new", "title": "42 medications", "category": "Medications", "createdAt": "2026-11-21T14:30:00Z", "description": "Doses with their limits, a weight box for children, cautions and sources. All still await clinical review."}, {"id": "offline", "type": "improvement", "title": "Calculators without a connection", "category": "Clinical Tools", "createdAt": "2026-11-21T13:00:00Z", "description": "After the first visit every calculator opens without a connection, also from a bookmark."}, {"id": "paediatric-tables", "type": "new", "title": "Paediatric reference", "category": "Paediatrics", "createdAt": "2026-11-21T12:30:00Z", "description": "Vital signs, airway equipment and defibrillation energies by age, each with its source."}, {"id": "remi", "type": "new", "title": "Remi answers, and names its sources", "category": "Remi", "createdAt": "2026-11-21T19:30:00Z", "description": "Remi quotes Oryx''s own pages, checks medicines for interactions, writes handovers with scores, and works without a signal. It never replaces your judgment."}, {"id": "search", "type": "new", "title": "One search for everything", "category": "Search", "createdAt": "2026-11-21T15:20:00Z", "description": "The search on the home screen finds medications, algorithms, calculators, guidelines and paediatric tables."}]}', '50e11046649058cb286cfd5273b995ba4c422df93524d6fae1ba863012880584', '2026-11-22 15:38:33.641163+00', '{"updates/remi.yaml": "id: remi\ntitle: Remi answers, and names its sources\ndescription: Remi quotes Oryx''s own pages, checks medicines for interactions, writes handovers with scores, and works without a signal. It never replaces your judgment.\ntype: new\ncategory: Remi\ncreatedAt: 2026-11-21T19:30:00Z\n", "updates/search.yaml": "id: search\ntitle: One search for everything\ndescription: The search on the home screen finds medications, algorithms, calculators, guidelines and paediatric tables.\ntype: new\ncategory: Search\ncreatedAt: 2026-11-21T15:20:00Z\n", "updates/offline.yaml": "id: offline\ntitle: Calculators without a connection\ndescription: After the first visit every calculator opens without a connection, also from a bookmark.\ntype: improvement\ncategory: Clinical Tools\ncreatedAt: 2026-11-21T13:00:00Z\n", "updates/accounts.yaml": "id: accounts\ntitle: Accounts\ndescription: Register with your e-mail address, see where you are signed in, and log out everywhere at once.\ntype: new\ncategory: Account\ncreatedAt: 2026-11-21T11:30:00Z\n", "updates/learning.yaml": "id: learning\ntitle: Learning paths and CPD\ndescription: Twelve learning paths with short readings and questions, an ECG course with two cases, and a ledger for continuing education. All are drafts until a clinician has reviewed them.\ntype: new\ncategory: Education\ncreatedAt: 2026-11-21T18:10:00Z\n", "updates/algorithms.yaml": "id: algorithms\ntitle: 43 emergency algorithms\ndescription: 11 RCSA and 32 Namibian charts, each also as a list and a guided walk. All still await clinical review.\ntype: new\ncategory: Algorithms\ncreatedAt: 2026-11-21T15:00:00Z\n", "updates/calculators.yaml": "id: calculators\ntitle: Clinical calculators and scores\ndescription: Every calculator names its source, states its cautions beside the figure, and says what is still missing.\ntype: new\ncategory: Clinical Tools\ncreatedAt: 2026-11-21T12:00:00Z\n", "updates/medications.yaml": "id: medications\ntitle: 42 medications\ndescription: Doses with their limits, a weight box for children, cautions and sources. All still await clinical review.\ntype: new\ncategory: Medications\ncreatedAt: 2026-11-21T14:30:00Z\n", "updates/paediatric-tables.yaml": "id: paediatric-tables\ntitle: Paediatric reference\ndescription: Vital signs, airway equipment and defibrillation energies by age, each with its source.\ntype: new\ncategory: Paediatrics\ncreatedAt: 2026-11-21T12:30:00Z\n"}', '50e11046649058cb286cfd5273b995ba4c422df93524d6fae1ba863012880584', 3, NULL);
INSERT INTO public.content_documents VALUES ('paediatrics/equipment', '{"rows": [{"ettSize": "uncuffed 3.0-3.5 mm; cuffed 3.0 mm; preterm 2.5-3.0 mm", "opaSize": "00 (50 mm); preterm 000", "ageGroup": "Newborn 0-28 days", "ngTubeSize": "6 Fr"}, {"ettSize": "uncuffed 3.5-4.0 mm; cuffed 3.0-3.5 mm", "opaSize": "0 (60 mm)", "ageGroup": "Infant 1-12 mo", "ngTubeSize": "6-8 Fr"}, {"ettSize": "uncuffed 4.0-4.5 mm; cuffed 3.5-4.0 mm", "opaSize": "1 (70 mm)", "ageGroup": "Toddler 1-3 yrs", "ngTubeSize": "8-10 Fr"}, {"ettSize": "uncuffed 4.5-5.5 mm; cuffed 4.0-5.0 mm", "opaSize": "1-2 (70-80 mm)", "ageGroup": "Preschool 3-6 yrs", "ngTubeSize": "10-12 Fr"}, {"ettSize": "uncuffed 5.5-7.0 mm; cuffed 5.0-6.5 mm", "opaSize": "2-3 (80-90 mm)", "ageGroup": "School 6-12 yrs", "ngTubeSize": "12-14 Fr"}], "notes": ["The numbers of oropharyngeal airways and the newborn''s nasogastric sizes are general practice and have no source here.", "The millimetre code of an airway differs by maker. Measure on the child, from mouth to jaw angle.", "Tube formulas, uncuffed age/4 + 4, cuffed age/4 + 3.5 (age in years)."], "review": {"by": null, "on": null, "status": "draft"}, "sources": [{"for": "tube formulas, nasogastric tube as twice the tracheal tube", "read": "excerpt", "title": "Emergency Medicine Kenya Foundation, rapid sequence intubation", "edition": "not stated"}, {"for": "tracheal tubes under 2 years", "read": "excerpt", "title": "WikEM, PALS (Main)", "edition": "not stated"}, {"for": "tracheal tubes of the newborn, measuring an oropharyngeal airway", "read": "excerpt", "title": "GPnotebook, paediatric airway", "edition": "not stated"}, {"for": "tracheal tubes of the newborn and the preterm", "read": "excerpt", "title": "TCEMS newborn card", "edition": "not stated"}]}', '9acea03efb28b53241b13ffe7a43ca09349a862ab5aa6ed737f27bddf0a1d1d7', '2026-11-22 15:39:24.213868+00', '{"paediatrics/equipment.yaml": "# Airway equipment by age group: oropharyngeal airway, tracheal tube (inner diameter), nasogastric tube.\nsources:\n  - title: Emergency Medicine Kenya Foundation, rapid sequence intubation\n    edition: not stated\n    read: excerpt\n    for: tube formulas, nasogastric tube as twice the tracheal tube\n  - title: WikEM, PALS (Main)\n    edition: not stated\n    read: excerpt\n    for: tracheal tubes under 2 years\n  - title: GPnotebook, paediatric airway\n    edition: not stated\n    read: excerpt\n    for: tracheal tubes of the newborn, measuring an oropharyngeal airway\n  - title: TCEMS newborn card\n    edition: not stated\n    read: excerpt\n    for: tracheal tubes of the newborn and the preterm\nreview:\n  status: draft\n  by: null\n  on: null\nnotes:\n  - The numbers of oropharyngeal airways and the newborn''s nasogastric sizes are general practice and have no source here.\n  - The millimetre code of an airway differs by maker. Measure on the child, from mouth to jaw angle.\n  - Tube formulas, uncuffed age/4 + 4, cuffed age/4 + 3.5 (age in years).\nrows:\n  - ageGroup: Newborn 0-28 days\n    opaSize: 00 (50 mm); preterm 000\n    ettSize: uncuffed 3.0-3.5 mm; cuffed 3.0 mm; preterm 2.5-3.0 mm\n    ngTubeSize: 6 Fr\n  - ageGroup: Infant 1-12 mo\n    opaSize: 0 (60 mm)\n    ettSize: uncuffed 3.5-4.0 mm; cuffed 3.0-3.5 mm\n    ngTubeSize: 6-8 Fr\n  - ageGroup: Toddler 1-3 yrs\n    opaSize: 1 (70 mm)\n    ettSize: uncuffed 4.0-4.5 mm; cuffed 3.5-4.0 mm\n    ngTubeSize: 8-10 Fr\n  - ageGroup: Preschool 3-6 yrs\n    opaSize: 1-2 (70-80 mm)\n    ettSize: uncuffed 4.5-5.5 mm; cuffed 4.0-5.0 mm\n    ngTubeSize: 10-12 Fr\n  - ageGroup: School 6-12 yrs\n    opaSize: 2-3 (80-90 mm)\n    ettSize: uncuffed 5.5-7.0 mm; cuffed 5.0-6.5 mm\n    ngTubeSize: 12-14 Fr\n"}', 'd54cf007f8f5266ebd037a5c415ec05a13fa4938a5aa86312b0ab23efc1f62c6', 3, '2026-11-22 15:39:24.521+00');


--
-- Data for Name: known_browsers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.known_browsers VALUES ('pBz98g4-1hodGSQkzMn5MwjBPxICaqH9OauVX2JrnEw', '9a8a1832-acd9-4cbb-9196-166339e60f52', '2026-11-22 15:38:46.844+00');
INSERT INTO public.known_browsers VALUES ('Bt8AqPdMLZR5EZdn96UaJQTMaE9kXTYcnA9gMRyD30U', '9a8a1832-acd9-4cbb-9196-166339e60f52', '2026-11-22 15:38:49.915+00');
INSERT INTO public.known_browsers VALUES ('AvmrvAUnurVlQjdWF5yXs7tJqEHlbu3UoshGp2h0LKQ', '84ee57fd-e465-4dec-b2d4-4d433ab9e5c5', '2026-11-22 15:38:50.459+00');


--
-- Data for Name: learning_accepted; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.learning_accepted VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'low-score-paediatric-emergencies', '2026-11-22 15:38:49.532+00');


--
-- Data for Name: learning_completions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.learning_completions VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', '259f95a0-8c31-4be0-9fce-651f7656076c', 'basic-life-support-essentials', 'recognise-and-compress', '[{"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q1", "explanation": "Gasping is not breathing, and a pulse you are not sure of counts as none. A second pulse check only adds seconds without blood flow, and rescue breaths alone are for a patient whose pulse you can feel.", "rightChoice": 2}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q2", "explanation": "Pulse without breathing needs breaths, not compressions. A breath every 2 seconds is far too fast for an adult: it fills the stomach and hinders blood from returning to the chest.", "rightChoice": 1}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q3", "explanation": "Blood returns to the heart while the chest recoils. Rate and depth are within the targets here, so the fault is leaning, and it takes away much of the effect of good depth.", "rightChoice": 2}, {"basis": "seen", "choice": 0, "source": "rcsa15", "isRight": true, "questionId": "q4", "explanation": "Without breaths there is no reason to pause. Faster than 120/min leaves too little time to fill the heart, and depth falls as well.", "rightChoice": 0}]', 25, 0, 'Africa/Windhoek', '2026-11-22 15:38:47.535+00');
INSERT INTO public.learning_completions VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', '46294702-db69-4dd7-bf8d-2acb5585e586', 'basic-life-support-essentials', 'defibrillator-and-pads', '[{"basis": "seen", "choice": 0, "source": "rcsa15", "isRight": false, "questionId": "q1", "explanation": "A heart that has just been shocked pumps poorly, even when the rhythm is restored. The pulse check tempts, but it belongs after the 2 minutes of CPR.", "rightChoice": 3}, {"basis": "seen", "choice": 0, "source": "uwhealth", "isRight": true, "questionId": "q2", "explanation": "Water lets the current run over the skin and the pads do not stick. An implanted device is no reason against a shock: the pad only must not lie on it.", "rightChoice": 0}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q3", "explanation": "A defibrillator judges the rhythm, not the circulation. Asystole and pulseless electrical activity are not shocked, and both need compressions and a search for the cause.", "rightChoice": 2}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q4", "explanation": "Child pads are preferred under 8 years or 25 kg, but a shock with adult pads is better than none. Cut pads burn the skin, and pads that touch pass the current past the heart.", "rightChoice": 1}]', 25, 0, 'Africa/Windhoek', '2026-11-22 15:38:47.983+00');
INSERT INTO public.learning_completions VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'ae2157c9-b41c-40a4-820c-7b5fa0d4a744', 'basic-life-support-essentials', 'choking', '[{"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q1", "explanation": "He speaks and coughs with force, so air moves and the obstruction is mild. Blows and thrusts are for a cough that fails, and they can wedge the object.", "rightChoice": 1}, {"basis": "seen", "choice": 0, "source": "aha25", "isRight": false, "questionId": "q2", "explanation": "Under 1 year thrusts go to the chest, because the liver is easily torn. CPR is for the infant who is no longer conscious.", "rightChoice": 2}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q3", "explanation": "An unconscious choking patient gets CPR, with a look in the mouth before each set of breaths. A blind sweep is tempting but drives the object down.", "rightChoice": 3}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": true, "questionId": "q4", "explanation": "In late pregnancy the abdomen is not compressed; thrusts go to the chest. Oxygen cannot pass a complete obstruction.", "rightChoice": 0}]', 25, 0, 'Africa/Windhoek', '2026-11-22 15:38:48.296+00');
INSERT INTO public.learning_completions VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'eb9f69b0-f501-48f7-886c-547b5e338f93', 'basic-life-support-essentials', 'recovery-and-teamwork', '[{"basis": "seen", "choice": 0, "source": "recovery", "isRight": false, "questionId": "q1", "explanation": "On the side the tongue falls forward and vomit drains. On the back, or with the chin on the chest, the airway of an unconscious patient closes.", "rightChoice": 2}, {"basis": "seen", "choice": 0, "source": "recovery", "isRight": true, "questionId": "q2", "explanation": "A blocked airway kills before the neck does, so he is turned, but head, neck and back as one piece. To turn only the head twists the neck.", "rightChoice": 0}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q3", "explanation": "A name, one clear order and a report back close the loop. An order to everybody is given twice or not at all, however loud it is.", "rightChoice": 1}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q4", "explanation": "Depth fades before tiredness is felt, so the change comes every 2 minutes. At the rhythm check there is a pause anyway, and no other is needed.", "rightChoice": 3}]', 25, 0, 'Africa/Windhoek', '2026-11-22 15:38:48.576+00');
INSERT INTO public.learning_completions VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', '5bbab2bc-7d3f-4c3b-ba9a-568efebf6cc9', 'basic-life-support-essentials', 'children-and-scenario', '[{"basis": "seen", "choice": 0, "source": "rcsa15", "isRight": false, "questionId": "q1", "explanation": "Under 60/min with poor perfusion counts as no pulse in an infant, and two rescuers use 15 to 2. Breaths alone would leave her without blood flow.", "rightChoice": 3}, {"basis": "seen", "choice": 0, "source": "rcsa15", "isRight": true, "questionId": "q2", "explanation": "A rescuer alone keeps 30 to 2 at every age beyond the newborn, so that less time goes in changing position. 15 to 2 starts when a second rescuer comes; 3 to 1 is for newborns at birth.", "rightChoice": 0}, {"basis": "seen", "choice": 0, "source": "rcsa15", "isRight": false, "questionId": "q3", "explanation": "The card gives 4 J/kg, and 4 x 18 kg makes 72 J. 36 J would be 2 J/kg, the first energy of the AHA scheme, and 120 J starts the range of an adult.", "rightChoice": 1}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q4", "explanation": "He has a good pulse, so he needs breaths and not compressions. Every 6 seconds is the rate of an adult and is too slow for a child by any guideline.", "rightChoice": 2}, {"basis": "seen", "choice": 0, "source": "rcsa15", "isRight": false, "questionId": "q5", "explanation": "Pulse and breathing are back, so he is laid on his side and watched until handover. He can stop breathing again, so sending him home is the dangerous choice.", "rightChoice": 1}]', 20, 0, 'Africa/Windhoek', '2026-11-22 15:38:48.861+00');
INSERT INTO public.learning_completions VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'bb87aa3b-c60b-460c-993d-26693c99d36d', 'airway-and-oxygen-basics', 'open-the-airway', '[{"basis": "general", "choice": 0, "source": "aha20", "isRight": true, "questionId": "q1", "explanation": "Snoring with see-saw breathing is a tongue that blocks the throat. Oxygen cannot pass a closed airway, and suction is for gurgling.", "rightChoice": 0}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q2", "explanation": "A closed airway kills in minutes, and a neck injury is only possible. The neck is protected as far as the airway allows, and not further.", "rightChoice": 2}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q3", "explanation": "An infant''s airway is soft, and is open in the neutral position. More pressure would only fill the stomach.", "rightChoice": 1}, {"basis": "general", "choice": 0, "source": "aha20", "isRight": false, "questionId": "q4", "explanation": "The ramp takes the weight of chest and neck off the airway. A pillow under the head alone bends the neck, and closes the throat.", "rightChoice": 3}]', 25, 0, 'Africa/Windhoek', '2026-11-22 15:38:49.096+00');


--
-- Data for Name: learning_starts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.learning_starts VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'basic-life-support-essentials', 'recognise-and-compress', '2026-11-22 15:38:47.226+00', '2026-11-22 15:38:47.226+00', 'Africa/Windhoek');
INSERT INTO public.learning_starts VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'basic-life-support-essentials', 'defibrillator-and-pads', '2026-11-22 15:38:47.829+00', '2026-11-22 15:38:47.829+00', 'Africa/Windhoek');
INSERT INTO public.learning_starts VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'basic-life-support-essentials', 'choking', '2026-11-22 15:38:48.113+00', '2026-11-22 15:38:48.113+00', 'Africa/Windhoek');
INSERT INTO public.learning_starts VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'basic-life-support-essentials', 'recovery-and-teamwork', '2026-11-22 15:38:48.466+00', '2026-11-22 15:38:48.466+00', 'Africa/Windhoek');
INSERT INTO public.learning_starts VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'basic-life-support-essentials', 'children-and-scenario', '2026-11-22 15:38:48.769+00', '2026-11-22 15:38:48.769+00', 'Africa/Windhoek');
INSERT INTO public.learning_starts VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'airway-and-oxygen-basics', 'open-the-airway', '2026-11-22 15:38:48.996+00', '2026-11-22 15:38:48.996+00', 'Africa/Windhoek');
INSERT INTO public.learning_starts VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'paediatric-emergencies', 'vital-signs-and-first-look', '2026-11-22 15:38:49.532+00', '2026-11-22 15:38:49.532+00', 'Africa/Windhoek');


--
-- Data for Name: mail_queue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mail_queue VALUES ('b5168ee3-59b5-45d8-8435-81b58beaba79', 'Ndapewa.Shikongo@example.org', 'Your Oryx verification code', 'Hello Ndapewa,

Enter this code in Oryx to confirm your e-mail address:

Code: MKRSV8

It is valid for 15 minutes and works once.

If you did not open an account, ignore this mail: without the code nothing happens.

Oryx
', '<!doctype html>
<html lang="en">
<body>
<p>Hello Ndapewa,</p>
<p>Enter this code in Oryx to confirm your e-mail address:</p>
<p>Code: <strong>MKRSV8</strong></p>
<p>It is valid for 15 minutes and works once.</p>
<p>If you did not open an account, ignore this mail: without the code nothing happens.</p>
<p>Oryx</p>
</body>
</html>
', 2, '2026-11-22 15:38:46.471+00', '2026-11-22 15:39:34.675+00');
INSERT INTO public.mail_queue VALUES ('09f7e05e-92d9-4a4e-9881-36810e9a4145', 'zoe@example.org', 'Your Oryx verification code', 'Hello Zoë 😀,

Enter this code in Oryx to confirm your e-mail address:

Code: 5Y9466

It is valid for 15 minutes and works once.

If you did not open an account, ignore this mail: without the code nothing happens.

Oryx
', '<!doctype html>
<html lang="en">
<body>
<p>Hello Zoë 😀,</p>
<p>Enter this code in Oryx to confirm your e-mail address:</p>
<p>Code: <strong>5Y9466</strong></p>
<p>It is valid for 15 minutes and works once.</p>
<p>If you did not open an account, ignore this mail: without the code nothing happens.</p>
<p>Oryx</p>
</body>
</html>
', 2, '2026-11-22 15:38:50.25+00', '2026-11-22 15:39:34.755+00');
INSERT INTO public.mail_queue VALUES ('945e1e76-beb6-4c7b-aaef-f288cbfe425c', 'zoe@example.org', 'Your Oryx password reset code', 'Hello Zoë 😀,

Enter this code in Oryx to set a new password:

Code: 3KB4N8

It is valid for 15 minutes and works once.

If you did not ask for it, ignore this mail: your password stays as it is.

Oryx
', '<!doctype html>
<html lang="en">
<body>
<p>Hello Zoë 😀,</p>
<p>Enter this code in Oryx to set a new password:</p>
<p>Code: <strong>3KB4N8</strong></p>
<p>It is valid for 15 minutes and works once.</p>
<p>If you did not ask for it, ignore this mail: your password stays as it is.</p>
<p>Oryx</p>
</body>
</html>
', 2, '2026-11-22 15:38:50.709+00', '2026-11-22 15:39:34.859+00');
INSERT INTO public.mail_queue VALUES ('9eace0a7-e2dc-482b-bf32-0f8854349345', 'unverified@example.org', 'Your Oryx verification code', 'Hello Waiting,

Enter this code in Oryx to confirm your e-mail address:

Code: HNBM7Y

It is valid for 15 minutes and works once.

If you did not open an account, ignore this mail: without the code nothing happens.

Oryx
', '<!doctype html>
<html lang="en">
<body>
<p>Hello Waiting,</p>
<p>Enter this code in Oryx to confirm your e-mail address:</p>
<p>Code: <strong>HNBM7Y</strong></p>
<p>It is valid for 15 minutes and works once.</p>
<p>If you did not open an account, ignore this mail: without the code nothing happens.</p>
<p>Oryx</p>
</body>
</html>
', 2, '2026-11-22 15:38:50.908+00', '2026-11-22 15:39:34.941+00');


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES ('NHxwYvX5L56yQLUN3chE3w7_UPWl2UQFHVhvniSBl00', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 1, '2026-11-23 15:38:46.208+00');
INSERT INTO public.rate_limits VALUES ('rg7ypIRRHq-7BO61LTHZ8GHOrW1OhWBoQz5Gy1XKqEU', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 1, '2026-11-22 16:38:46.208+00');
INSERT INTO public.rate_limits VALUES ('qMziuFZr0JN0SgaaZ-GgnPxZYnFSjVKmZ3b-jTZSUXw', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 1, '2026-11-22 15:39:46.233+00');
INSERT INTO public.rate_limits VALUES ('xLkEa13sSAhq-h0KR2IYRzVQK_bV8X9rBSzleIHRPQA', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 1, '2026-11-23 15:38:46.233+00');
INSERT INTO public.rate_limits VALUES ('0Vy-rUL75q7S9TFJezXB0kEhmlOeII1C5gitP5SfztM', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 0, '2026-11-23 15:38:46.708+00');
INSERT INTO public.rate_limits VALUES ('18M187OsOMZZ45ADxUComW2U_LzrUTOMZeITRkpT1L8', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 0, '2026-11-23 15:38:46.708+00');
INSERT INTO public.rate_limits VALUES ('2qhHl2Bgdo53nJJNzI4yUZ_VgY5uf8MiNZ1p-Exxc34', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 1, '2026-11-23 15:38:49.633+00');
INSERT INTO public.rate_limits VALUES ('e-ELc8V6TcjIlMyujXhR_93C7Sp3ORscLO7lN9wzmXQ', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 0, '2026-11-22 16:38:46.708+00');
INSERT INTO public.rate_limits VALUES ('xe2d2Lfx0Aur802dZzv5XuZ2LZruOFc4MVthjPHDqtI', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 0, '2026-11-22 15:53:46.708+00');
INSERT INTO public.rate_limits VALUES ('BVl3zlVn8rmh_btOdgjodQlhkx35Sz6RaiUoto-BO5U', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 1, '2026-11-22 16:38:49.633+00');
INSERT INTO public.rate_limits VALUES ('H5fNraGnQ4pf9HHNdSEeTrMvZAsLv36imPXoTlj-3Sw', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 1, '2026-11-22 15:53:49.633+00');
INSERT INTO public.rate_limits VALUES ('SGHFf2MTJ8_Aw4HK1RezcLuiKTvYqYNJhksXHLCNi7Q', '3cLlRuqDHXCxaIRrJTpT1B0noogoEdVDLHFtGtF0j-k', 1, '2026-11-23 15:38:49.633+00');
INSERT INTO public.rate_limits VALUES ('b3JkcC-qKyvqQBIsUInFOhB9RKi2inVmCU6u8VSAVv8', NULL, 1, '2026-11-22 15:53:49.633+00');
INSERT INTO public.rate_limits VALUES ('Z6M-NKilPy9Rf1P14uvlPSpgfOWKqq_BVoxQSWwm7tk', 'ZscqLgC6mIvzE99dK4kvAvbiIIsWGU5lPO9b-1dZXos', 1, '2026-11-22 16:39:26.672+00');
INSERT INTO public.rate_limits VALUES ('ZyfR-4I-6zdyae9XxVCSSIbKdudBSrEi0CT1mO7d0ls', NULL, 1, '2026-11-22 16:39:26.672+00');
INSERT INTO public.rate_limits VALUES ('yzL9mplK70cQ4Cd0UrrmDtUDuxejV8ILFM2UUSx1IfU', 'ZscqLgC6mIvzE99dK4kvAvbiIIsWGU5lPO9b-1dZXos', 1, '2026-11-23 15:39:26.672+00');
INSERT INTO public.rate_limits VALUES ('MHZQCVufB_2qiSE0Y0ckS1YExgw-QD114XHYaPHz6QA', 'ZscqLgC6mIvzE99dK4kvAvbiIIsWGU5lPO9b-1dZXos', 1, '2026-11-22 15:40:26.693+00');
INSERT INTO public.rate_limits VALUES ('Nnsv6c6yFhDRDR86flaMNql6dsi3pxTV23MD76m2lk8', 'UI5FM4QLMdR-jElPkjeYmHLEHoON6noJ3BDn0Ta4yt0', 6, '2026-11-23 15:38:47.509+00');
INSERT INTO public.rate_limits VALUES ('OgOudASh654Y-IN35rdmQcrdLqbr-lSYkou0FUB_Y0k', 'UI5FM4QLMdR-jElPkjeYmHLEHoON6noJ3BDn0Ta4yt0', 6, '2026-11-22 16:38:47.509+00');
INSERT INTO public.rate_limits VALUES ('6az7uuHUlVsk656S7Z92S27tdx6iqtlDgFduQ09H_XE', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 1, '2026-11-22 16:38:50.025+00');
INSERT INTO public.rate_limits VALUES ('WFMQlYx89VJCei3q5pvMsbgD2M-QQgY3cDV1qWGww54', 'ZscqLgC6mIvzE99dK4kvAvbiIIsWGU5lPO9b-1dZXos', 1, '2026-11-23 15:39:26.693+00');
INSERT INTO public.rate_limits VALUES ('sZzez40qpjnmht8Aes5HgK_tubyFKq-0eAuJcZNEhxA', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 1, '2026-11-23 15:38:50.025+00');
INSERT INTO public.rate_limits VALUES ('63_2ggqbczMeGPtq6FpIrTmLWiqAztXJOZsQFGbKH38', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 1, '2026-11-22 15:39:50.044+00');
INSERT INTO public.rate_limits VALUES ('RkOIZnDma8cW3rAUiufZakpPJqk9ywRFCk0CqU4yZrQ', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 1, '2026-11-23 15:38:50.044+00');
INSERT INTO public.rate_limits VALUES ('-BkzP8LHf4kwf-xj62BR9eOnFk0NuRa6_u3qznB7Kxo', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 0, '2026-11-23 15:38:50.312+00');
INSERT INTO public.rate_limits VALUES ('RfuNiXF4fk_Iywho4iE3GKg2q4cJa7A5qsmQFG9KUJ4', NULL, 0, '2026-11-22 15:53:46.708+00');
INSERT INTO public.rate_limits VALUES ('bWaGiyZUpNZ37-emuKOB2zDGFgBPViLHc6vfyTHOGI0', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 0, '2026-11-22 16:38:50.312+00');
INSERT INTO public.rate_limits VALUES ('ub2LVpNj3pZWjxchg8UKpGhDE6eiXnlrn64nK6ZKn9A', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 0, '2026-11-23 15:38:50.312+00');
INSERT INTO public.rate_limits VALUES ('yDAoNQ6IG_1DD4r4uRooJnoVI8_GDSc_oyXH75BH2PA', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 0, '2026-11-22 15:53:50.312+00');
INSERT INTO public.rate_limits VALUES ('9yQOSw6-jXEsQtAwRT2wNl6rLDYhR7ggs3mhX2jAC9w', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 1, '2026-11-22 16:38:50.609+00');
INSERT INTO public.rate_limits VALUES ('En5dUswm_NlAWhQifjzmn5Q926AuVpQANdtyAyzhioU', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 1, '2026-11-22 15:39:50.616+00');
INSERT INTO public.rate_limits VALUES ('IlJMdRf4bJc1qpwtQoFNe5_BBs64NsNIB2ccizRyCmU', 'F2PHWMCajm20AFYuzSfF9u9tPO-1yIwBZK3y5NeYAsE', 1, '2026-11-23 15:38:50.616+00');
INSERT INTO public.rate_limits VALUES ('DBQKI7wKvkPWt7iXRbj7oqal9yiUqYZsXhFnQyL2Fr0', 'ZscqLgC6mIvzE99dK4kvAvbiIIsWGU5lPO9b-1dZXos', 1, '2026-11-22 16:38:50.673+00');
INSERT INTO public.rate_limits VALUES ('I6T6Jof59NwTrQjI_3ydilbCHZ6lsaPs7W1g53CaS5E', 'ZscqLgC6mIvzE99dK4kvAvbiIIsWGU5lPO9b-1dZXos', 1, '2026-11-23 15:38:50.673+00');
INSERT INTO public.rate_limits VALUES ('fEcabdpaxMRn38fxiC5_Cvp1mh6Ufl_Y2TLNSYFUlLg', NULL, 3, '2026-11-22 16:38:46.208+00');
INSERT INTO public.rate_limits VALUES ('BBsEhgLQiEEsfKB4KGcyuExwkasDQyPyMDsp--gs33Q', 'ZscqLgC6mIvzE99dK4kvAvbiIIsWGU5lPO9b-1dZXos', 1, '2026-11-23 15:38:50.7+00');
INSERT INTO public.rate_limits VALUES ('Zic1SYZO4ss5INy47jmqXmagTcXwL5cHu40rh0Vznos', 'ZscqLgC6mIvzE99dK4kvAvbiIIsWGU5lPO9b-1dZXos', 1, '2026-11-22 15:39:50.7+00');


--
-- Data for Name: reset_requests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_requests VALUES ('454a893f-fbee-4238-80ed-6fdbe86a72cb', 'unverified@example.org', '2026-11-22 15:39:26.728+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('E2liATUKi2Tmqa9rag3hknzQ15oaN9UryH93u_cY5wg', '9a8a1832-acd9-4cbb-9196-166339e60f52', '2026-11-22 15:38:49.9+00', '2026-12-22 15:38:49.9+00', '97b3051c-4644-46bf-bd0c-ddb5eed17878', 'Safari on iPhone', '2026-11-22 15:38:49.9+00');
INSERT INTO public.sessions VALUES ('6ibrplrFgjdsCLHpSt3RYl8iJlIkq-m1R2Y1vpaMMHE', '9a8a1832-acd9-4cbb-9196-166339e60f52', '2026-11-22 15:38:46.842+00', '2026-12-22 15:38:53.108+00', '1f6a6630-97d0-4416-99be-9d63255c81aa', 'Chrome on Android', '2026-11-22 15:38:46.842+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'Ndapewa', 'Shikongo', 'Nurse', 'Ndapewa.Shikongo@example.org', 'ndapewa.shikongo@example.org', '$argon2id$v=19$m=19456,t=2,p=1$64CfWH/H6IE7bL03mZeJqA$0V35RhDMrVQmK8JfllUMxMtCBnWAgVyUgB4oSugEPms', '2026-11-22 15:38:46.841+00', '2026-11-22 15:38:46.459+00');
INSERT INTO public.users VALUES ('84ee57fd-e465-4dec-b2d4-4d433ab9e5c5', 'Zoë 😀', 'O''Neill\Ünal', 'Advanced Life Support Paramedic', 'zoe@example.org', 'zoe@example.org', '$argon2id$v=19$m=19456,t=2,p=1$FYWCbJyxv5wMLdPsZmagYA$w/mat5Uj4pAEbKxJy0WQuyzowwz30+C/zYHn7BoYU+M', '2026-11-22 15:38:50.413+00', '2026-11-22 15:38:50.178+00');
INSERT INTO public.users VALUES ('56628426-74df-4580-af6f-d0329342eef4', 'Waiting', 'Verification', 'Doctor', 'unverified@example.org', 'unverified@example.org', '$argon2id$v=19$m=19456,t=2,p=1$BcpFPdIiyjrJEdWMCMGWcA$/BOqFITOQUr4Ox/LR5brTh2B/BmbT7O2PikKsT1Tvxo', NULL, '2026-11-22 15:38:50.884+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 5, true);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: codes codes_user_id_purpose_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_user_id_purpose_pk PRIMARY KEY (user_id, purpose);


--
-- Name: content_documents content_documents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_documents
    ADD CONSTRAINT content_documents_pkey PRIMARY KEY (name);


--
-- Name: known_browsers known_browsers_token_hash_user_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.known_browsers
    ADD CONSTRAINT known_browsers_token_hash_user_id_pk PRIMARY KEY (token_hash, user_id);


--
-- Name: learning_accepted learning_accepted_user_id_recommendation_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.learning_accepted
    ADD CONSTRAINT learning_accepted_user_id_recommendation_id_pk PRIMARY KEY (user_id, recommendation_id);


--
-- Name: learning_completions learning_completions_user_id_attempt_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.learning_completions
    ADD CONSTRAINT learning_completions_user_id_attempt_id_pk PRIMARY KEY (user_id, attempt_id);


--
-- Name: learning_starts learning_starts_user_id_path_id_module_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.learning_starts
    ADD CONSTRAINT learning_starts_user_id_path_id_module_id_pk PRIMARY KEY (user_id, path_id, module_id);


--
-- Name: mail_queue mail_queue_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: reset_requests reset_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reset_requests
    ADD CONSTRAINT reset_requests_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: users users_email_normalised_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_normalised_unique UNIQUE (email_normalised);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: codes_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX codes_expiry ON public.codes USING btree (expires_at);


--
-- Name: known_browsers_use; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX known_browsers_use ON public.known_browsers USING btree (last_used_at);


--
-- Name: known_browsers_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX known_browsers_user ON public.known_browsers USING btree (user_id);


--
-- Name: mail_queue_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_queue_due ON public.mail_queue USING btree (next_attempt_at);


--
-- Name: rate_limits_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rate_limits_expiry ON public.rate_limits USING btree (resets_at);


--
-- Name: rate_limits_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rate_limits_owner ON public.rate_limits USING btree (owner_hash);


--
-- Name: sessions_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);


--
-- Name: sessions_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


--
-- Name: sessions sessions_ended; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER sessions_ended AFTER DELETE ON public.sessions REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION public.tell_sessions_ended();


--
-- Name: codes codes_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: known_browsers known_browsers_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.known_browsers
    ADD CONSTRAINT known_browsers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: learning_accepted learning_accepted_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.learning_accepted
    ADD CONSTRAINT learning_accepted_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: learning_completions learning_completions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.learning_completions
    ADD CONSTRAINT learning_completions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: learning_starts learning_starts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.learning_starts
    ADD CONSTRAINT learning_starts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


