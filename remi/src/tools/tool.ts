import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import type { Block } from '../remi.ts';

/** The kind of an answer, which is the tool that gives it. */
export type AnswerKind =
  | 'hard stop'
  | 'antidotes'
  | 'interactions'
  | 'calculation'
  | 'handover'
  | 'permission'
  | 'doses'
  | 'preparation'
  | 'child'
  | 'differentials'
  | 'plan'
  | 'explanation'
  | 'path'
  | 'pages';

/**
 * One thing that Remi can do. A tool reads nothing from the text that `Facts` can hold: what two tools need is read
 * once, in `read/`. It works a typed result out, and turns it into blocks.
 */
export interface Tool {
  readonly kind: AnswerKind;
  /** Returns true if the facts ask for this tool. */
  readonly applies: (facts: Facts, library: Library) => boolean;
  /** Returns the blocks of the answer. If there are none, the next tool is tried. */
  readonly answer: (facts: Facts, library: Library) => readonly Block[] | Promise<readonly Block[]>;
  /** Whose question education mode asks first, where it is not that of the kind. */
  readonly lesson?: 'alternatives' | 'interactions' | 'sections';
}

/** The blocks of an answer, and the tool that gave them. */
export interface Answer {
  readonly tool: Tool;
  readonly blocks: readonly Block[];
}
