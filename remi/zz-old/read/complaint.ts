import { plain } from '../answer/blocks.ts';
import { withoutAmounts } from './amounts.ts';

/** Words that introduce a complaint. */
const lead =
  /\b(?:complain(?:s|ing|t)?\s*(?:of|:)?|c\/o|presents?\s*with|presenting\s*(?:with|complaint:?)|brought in (?:with|for|after)|seen for|called for|(?<!\bknown\s)with)\s+/i;

/** Words that start the observations or the history. */
const observed =
  /,\s*(?:known\s+with|hx|pmhx?|history\s+of)\b|\b(?:hr|heart\s*rate|pulse|p|bp|blood\s*pressure|rr|resps?|resp(?:iratory)?\s*rate|sp[o0]2|sats?|saturation|t|temp(?:erature)?|gcs|avpu|alert|hgt|gluc(?:ose)?|obs|vitals|allerg\w*|nkda|no known)\b[\s:]*/i;

const requests =
  /^\W*(?:please\s*)?(?:can you\s*)?(?:summari[sz]e|write|give me|make|create|do)?\s*(?:an?|the|this|my|following)?\s*(?:isbar|sbar|handover|hand over|summary|patient)?\s*(?:handover|summary)?\s*(?:of|for)?\s*(?:this|the|my)?\s*(?:patient)?\s*[:,-]?\s*/i;

/** Words that describe the patient before the complaint. */
const people =
  /^[\s,.-]*(?:(?:unknown|approx\.?|about|aged?|known)\s*|(?:(?:an?|of)\s+)?\d{1,3}\s*-?\s*(?:years?|yrs?|yr|y\/o|yo|y|months?|mths?|weeks?|days?|kg)?[\s-]*(?:old|\/o)?\b|(?:male|female|fem|man|woman|boy|girl|child|infant|patient|pt|lady|m|f)\b[/\s,]*|g\d+p\d+|\d{1,2}\/40)[\s,.:/-]*/i;

const longest = 120;

/**
 * Returns the complaint: the text after words such as "complains of", otherwise the text before the first
 * observation.
 */
export function complaintOf(text: string): string | undefined {
  const stripped = withoutPeople(text.replace(requests, ''));
  const before =
    stripped.split(observed)[0]?.replace(/[\s.,;:-]*\b(?:at\s*)?\d{1,2}[:h]\d{2}\W*$/i, '') ?? '';
  const led = lead.exec(before);
  const said = led ? before.slice(led.index + led[0].length) : before;
  const complaint = withoutAmounts(plain(said))
    .slice(0, longest)
    .replace(/[\s,.:;-]+$/, '');
  return /\p{L}{3,}/u.test(complaint) || /\b[A-Z]{2,}\b/.test(complaint) ? complaint : undefined;
}

function withoutPeople(text: string): string {
  const rest = text.replace(people, '');
  return rest === text || rest === '' ? rest : withoutPeople(rest);
}
