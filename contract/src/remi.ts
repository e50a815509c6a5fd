import * as z from 'zod/mini';
import { askedSections } from './asked-sections.ts';
import { calculatorWords } from './calculator-words.ts';
import { complaint } from './complaint.ts';
import { saidFinding } from './condition.ts';
import { dangerSign } from './danger-sign.ts';
import { endpoint } from './endpoint.ts';
import { interaction, interactionDrug } from './interaction.ts';
import * as keptRoutes from './kept-routes.ts';
import { chatMessageMaxLength } from './limits.ts';
import { pageRoute } from './page-route.ts';
import { saidPatterns } from './patterns.ts';
import { keyedSource } from './review.ts';
import { routes } from './routes.ts';
import { condition, contraindication, hardStop, harmAnswer, helpLine, poison } from './safety.ts';

/** A source page of an answer. */
export const chatSource = z.object({ title: z.string(), route: pageRoute });
export type ChatSource = z.infer<typeof chatSource>;

const shortText = z.string().check(z.minLength(1), z.maxLength(80));
/** A name or a word of a conversation: letters, digits and the marks within names, so that it can be no sentence. */
const slotText = shortText.check(z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’()/%+,-]*$/u));

export type AskedRoute = (typeof routes)[number];

const measuredValue = z.number().check(z.gte(0), z.lte(10_000));

/** What a conversation has said of its patient. As in the whole state, a slot of another version is left out. */
const chatPatient = z.object({
  /** In days. */
  age: z.optional(z.number().check(z.gte(0), z.lte(120 * 366))),
  /** In kg. */
  weight: z.optional(z.number().check(z.gte(0.3), z.lte(400))),
  group: z.optional(z.enum(['adult', 'child', 'newborn'])),
  sex: z.optional(z.enum(['female', 'male'])),
  isPregnant: z.optional(z.boolean()),
  isAfterBirth: z.optional(z.boolean()),
  /** In the words of the user. */
  allergies: z.optional(z.array(slotText).check(z.maxLength(8))),
  /** The drugs that the patient takes beside what is given now, by their names in Oryx. */
  takes: z.optional(z.array(slotText).check(z.maxLength(8))),
  /** Measured values by the key of their measure, each in the unit of the measure. */
  values: z.optional(
    z
      .record(z.string().check(z.regex(/^[a-zA-Z]{1,24}$/)), measuredValue)
      .check(z.refine((values) => Object.keys(values).length <= 24)),
  ),
  pressure: z.optional(z.object({ systolic: measuredValue, diastolic: z.optional(measuredValue) })),
});
export type ChatPatient = z.infer<typeof chatPatient>;

/**
 * What a conversation is about, in slots. The browser keeps it in memory and sends it with each question. The server
 * neither stores nor logs it. A browser may run an older or newer version than the server: a slot that one of them does
 * not know is left out, and the others stay.
 */
export const chatState = z.object({
  /** The drugs, by their names in Oryx. */
  drugs: z.optional(z.array(slotText).check(z.maxLength(4))),
  /** The page that was answered from, if no drug is named. */
  page: z.optional(slotText),
  /** The id of the step of the chart that comes next, or of the question that is open. `end` behind the last one. */
  step: z.optional(slotText),
  /** Words of the questions that stand on pages of Oryx, such as a purpose or a condition. */
  topics: z.optional(z.array(slotText.check(z.maxLength(30))).check(z.maxLength(12))),
  /** What is filled in of the calculator whose page it is, beside what is known of the patient. */
  inputs: z.optional(
    z
      .record(
        z.string().check(z.regex(/^\w{1,40}$/)),
        z.union([z.boolean(), measuredValue, z.string().check(z.regex(/^[\w ./%+-]{1,40}$/))]),
      )
      .check(z.refine((inputs) => Object.keys(inputs).length <= 40)),
  ),
  section: z.catch(z.optional(z.enum(askedSections)), undefined),
  route: z.catch(z.optional(z.enum(routes)), undefined),
  /** True if there is no vein, as in `no IV`. */
  hasNoVein: z.optional(z.boolean()),
  /** How often a message said that what was given has not helped. */
  failed: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  patient: z.optional(chatPatient),
});
export type ChatState = z.infer<typeof chatState>;

/** One dose, as on the page of its drug. The texts are complete: a screen adds labels alone. */
export const doseCard = z.object({
  kind: z.literal('dose'),
  drug: z.string(),
  /** Whom it is for, such as `Child, 14 kg`. */
  patient: z.string(),
  /** What it is given for. */
  purpose: z.string(),
  /** The amount with its unit, shown large: `2.8 mg`. */
  amount: z.string(),
  /** The amount in another unit. */
  otherUnit: z.optional(z.string()),
  /** What to draw up, shown large: `0.56 mL`. */
  volume: z.optional(z.string()),
  /** What the volume is drawn from: `5 mg/mL`. */
  strength: z.optional(z.string()),
  /** The way and the time in which it is given. */
  route: z.string(),
  maximum: z.optional(z.string()),
  repeat: z.optional(z.string()),
  /** The dose per kg that the amount was worked out from. */
  rule: z.optional(z.string()),
  /** What must be known before it is given, such as `limited by that maximum`. */
  cautions: z.array(z.string()),
  source: chatSource,
});
export type DoseCard = z.infer<typeof doseCard>;

/** The result of a calculator. */
export const resultCard = z.object({
  kind: z.literal('result'),
  /** Title of the calculator. */
  title: z.string(),
  /** The result, shown large: `12`, or `3 to 5` while values are missing. */
  value: z.string(),
  /** The unit, or what the value is out of: `mmHg`, `of 20`. */
  unit: z.optional(z.string()),
  band: z.optional(z.object({ label: z.string(), tone: z.enum(['normal', 'caution', 'danger']) })),
  /** The values that it was worked out from, and further figures. */
  rows: z.array(z.object({ label: z.string(), text: z.string() })),
  cautions: z.array(z.string()),
  /** Inputs that are not known. */
  missing: z.array(z.string()),
  source: chatSource,
});
export type ResultCard = z.infer<typeof resultCard>;

const chatCard = z.discriminatedUnion('kind', [doseCard, resultCard]);
export type ChatCard = z.infer<typeof chatCard>;

/** One statement of an answer. */
export const chatBlock = z.object({
  /** Markdown with all that the card says. */
  text: z.string(),
  slot: z.enum(['about', 'danger', 'verdict', 'figure', 'steps', 'more', 'note']),
  /** A quotation (`passage`), a calculated figure (`computed`), or the text around them (`frame`). */
  kind: z.enum(['passage', 'computed', 'frame']),
  source: z.optional(chatSource),
  card: z.optional(chatCard),
});
export type ChatBlock = z.infer<typeof chatBlock>;

export const chat = endpoint({
  method: 'POST',
  path: '/api/ai/chat',
  access: 'user',
  summary: 'Asks Remi',
  request: z.object({
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatMessageMaxLength)),
    context: z.object({
      profession: z.string().check(z.maxLength(100)),
      mode: z.enum(['consultation', 'education']),
      /** What the conversation is about so far. Without it, a message is answered on its own. */
      state: z.optional(chatState),
    }),
  }),
  response: z.object({
    /** The answer, as Markdown. */
    response: z.string(),
    sources: z.optional(z.array(chatSource)),
    /** The statements of the answer by slot. Together they say the same as `response`. */
    blocks: z.optional(z.array(chatBlock)),
    /** Complete messages that the user may send next, such as the answers to a question back. */
    choices: z.optional(z.array(z.string())),
    /** What the conversation is about now, to be sent with the next message. */
    state: z.optional(chatState),
  }),
});

const fillers = z.object({
  language: slotText,
  of: z.optional(z.enum(['any', 'follow-up'])),
  words: z.string(),
});

const spelling = z.object({ drug: slotText, spellings: z.array(slotText) });

const expression = z.object({ means: z.string(), said: z.array(z.string()) });

/** Remi's further knowledge beside the lists and the search data, for answers without the server. */
export const remiKnowledge = z.object({
  interactions: z.object({
    sources: z.array(keyedSource),
    drugs: z.array(interactionDrug),
    rows: z.array(interaction),
  }),
  complaints: z.object({ sources: z.array(keyedSource), rows: z.array(complaint) }),
  /** How the findings are said. Without them Remi would understand no patient, so that all of them are needed. */
  findings: z.object({ rows: z.array(saidFinding) }),
  /** How a text says a wish to harm and the like. Without them Remi would miss it, so that all of them are needed. */
  patterns: z.object({ rows: z.array(saidPatterns) }),
  /** How the inputs of calculators are said. Without them, none is filled from a text. */
  calculators: z._default(z.object({ rows: z.array(calculatorWords) }), { rows: [] }),
  /** Words of questions that say nothing of what is looked for, between spaces. Those `of` follow-ups name no subject there. */
  fillers: z._default(z.object({ rows: z.array(fillers) }), { rows: [] }),
  /** Expressions in which a word does not mean what it means by itself, and what is read in place of them. */
  expressions: z._default(z.object({ rows: z.array(expression) }), { rows: [] }),
  /** Short forms and misspellings of drugs, each of which can mean no other drug. */
  spellings: z._default(z.object({ rows: z.array(spelling) }), { rows: [] }),
  harmAnswers: z.object({ rows: z.array(harmAnswer) }),
  // What follows is absent in what an older server sent.
  dangerSigns: z._default(z.object({ sources: z.array(keyedSource), rows: z.array(dangerSign) }), {
    sources: [],
    rows: [],
  }),
  contraindications: z._default(
    z.object({
      sources: z.array(keyedSource),
      conditions: z.array(condition),
      rows: z.array(contraindication),
    }),
    { sources: [], conditions: [], rows: [] },
  ),
  hardStops: z._default(z.object({ sources: z.array(keyedSource), rows: z.array(hardStop) }), {
    sources: [],
    rows: [],
  }),
  poisons: z._default(z.object({ sources: z.array(keyedSource), rows: z.array(poison) }), {
    sources: [],
    rows: [],
  }),
  helpLines: z._default(z.object({ sources: z.array(keyedSource), rows: z.array(helpLine) }), {
    sources: [],
    rows: [],
  }),
});
export type RemiKnowledge = z.infer<typeof remiKnowledge>;

export const getRemiKnowledge = endpoint({
  ...keptRoutes.getRemiKnowledge,
  access: 'user',
  summary: 'What Remi answers from beside the lists, to answer without a connection',
  response: remiKnowledge,
});
