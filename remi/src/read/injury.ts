import { withoutDenied } from './negation.ts';

const vehicle = String.raw`(?:bakkie|car|bus|taxi|truck|lorry|train|vehicle|motor\s?(?:bike|cycle)?|bike|bicycle|kombi|tractor|trekker|carro|mota|autocarro|vragmotor)`;
const mechanisms: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:hit|struck|knocked(?:\s+(?:down|over))?|run\s*over|crushed|dragged|thrown|raak\s*gery|omgery|getref|atropelad[oa])\b[^.;]{0,20}\b${vehicle}\b`,
    'i',
  ),
  /\b(?:run over|knocked (?:down|over)|raakgery|omgery|atropelad[oa]|atropelamento)\b/i,
  /\b(?:mva|mvc|rta|rtc|pva|pvc accident)\b|\b(?:car|motor|road|traffic|vehicle|bike)\s+(?:accident|crash|collision)\b|\bmotorongeluk\b|\bacidente de (?:carro|viacao|viação|mota)\b/i,
  /\b(?:stabbed|stab wounds?|shot|gunshot|gsw|gesteek|geskiet|esfaquead[oa]|balead[oa]|assault(?:ed)?|polytrauma)\b/i,
  /\b(?:fell|fallen|fall|jumped|geval|caiu)\s+(?:\w+\s+)?(?:from|off|out of|down|van|uit|de|do|da)\b/i,
];

/** Returns true if a text tells how somebody was injured: hit, run over, stabbed, shot or fallen from a height. */
export function saysInjury(text: string): boolean {
  const stated = withoutDenied(text);
  return mechanisms.some((pattern) => pattern.test(stated));
}
