import type { ChartNode, Fault, Graph } from './graph.ts';

/** What a small hospital or a clinic may lack. A step that needs it says what to do without. */
const scarce = new RegExp(
  [
    /\bCT\b/,
    /troponin|blood gas/,
    /pumps?\b|syringe driver/,
    /ultrasound/,
    /specialist|surgeon|anaesthetist|cardiologist/,
    /dialysis|ventilator/,
    /\bCPAP\b|\bNIV\b|capnograph|\bpacing\b|\bpacer\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Words that make what follows in the line a step without the scarce thing, or with it only where it is. */
const conditional = /\b(?:no|without|unless|if|where|instead of)\b/i;

/** Names of guidelines. A box states one recommendation, and what another says stands in `others`. */
const guidelines = /\b(?:AHA|ERC|ESC|RCUK|ANZCOR|RCSA|NICE|WHO|MSF|GINA|BTS|ISPAD|ADA|SSC|UKKA|ATLS|ABA)\b/g;

/**
 * Returns the faults of a graph that leaves out what every chart states: what answers each question, where
 * each outcome sends the patient and what danger was asked before, and what to do without what is scarce.
 */
export function faultsOfFacts({ nodes }: Graph): Fault[] {
  return nodes.flatMap((node, index) =>
    [...faultsOfNode(node), ...faultsOfGuidelines(node)].map((message) => ({
      path: ['nodes', index],
      message,
    })),
  );
}

function faultsOfNode({ id, type, asks, goes, dangerAsked, text, without }: ChartNode): string[] {
  if (type === 'decision')
    return asks === undefined ? [`the decision ${id} does not say what answers it (asks)`] : [];
  if (type === 'outcome') {
    if (goes === undefined) return [`the outcome ${id} does not say where the patient goes (goes)`];
    return (goes === 'home' || goes === 'watch') && dangerAsked === undefined
      ? [`the outcome ${id} reassures and does not say where danger was asked (dangerAsked)`]
      : [];
  }
  if (type === 'start' || without !== undefined) return [];
  const [needed] = scarceIn(text);
  return needed === undefined ? [] : [`${id} needs ${needed} and does not say what to do without`];
}

function faultsOfGuidelines({ id, text }: ChartNode): string[] {
  const named = [...new Set([...text.matchAll(guidelines)].map(([name]) => name))];
  return named.length > 1
    ? [`${id} states what ${named.join(' and ')} say: one is the step, the other belongs to others`]
    : [];
}

function scarceIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(scarce)]
        .filter(({ index }) => !conditional.test(line.slice(0, index)))
        .map(([named]) => named),
    );
}
