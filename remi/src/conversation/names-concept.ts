import { words } from '@oryx/search';
import type { Library } from '../library.ts';
import { groupsIn } from '../retrieval/question.ts';

/** Returns true if a text names a complaint or a finding. A patient group, such as children, is neither. */
export const namesConcept = (text: string, library: Library): boolean =>
  library.conceptsIn(text).some(([name = '']) => groupsIn(words(name), library.patterns).size === 0);
