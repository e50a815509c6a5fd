import type { Definition } from './kit/definition.ts';

export const categories = [
  'general',
  'cardiology',
  'neurology',
  'pulmonology',
  'emergency',
  'paediatrics',
  'psychiatric',
  'surgical',
  'rsi',
] as const;
export type Category = (typeof categories)[number];

export type ToolIcon =
  | 'activity'
  | 'baby'
  | 'bone'
  | 'brain'
  | 'calculator'
  | 'droplet'
  | 'flame'
  | 'gauge'
  | 'heart'
  | 'lungs'
  | 'mind'
  | 'ruler'
  | 'scale'
  | 'syringe'
  | 'thermometer'
  | 'vein';

export type ToolColor =
  | 'teal'
  | 'rose'
  | 'violet'
  | 'sky'
  | 'amber'
  | 'emerald'
  | 'indigo'
  | 'orange'
  | 'slate';

/** One row of the tool table, with the data for catalogue, routes and search. */
export interface Tool {
  /** The id is also the name of the folder and file, and the last part of the route. */
  readonly id: string;
  readonly title: string;
  /** One sentence. It is shown on the card and matched by the catalogue search. */
  readonly description: string;
  readonly icon: ToolIcon;
  readonly color: ToolColor;
  /** Categories of its card. Without any, the tool is reachable by its route only. */
  readonly categories: readonly Category[];
  /** Loads the definition. A tool without a loader is not built yet. */
  readonly load?: () => Promise<Definition>;
}
