import { imageFor } from '../../clinical/algorithm-image.ts';
import { startHash } from '../../clinical/emergencies.ts';
import type { GlyphName } from '../../clinical/glyph.tsx';
import { fixedTitles } from '../../clinical/my-pages/my-pages.ts';

interface TileLook {
  readonly label: string;
  readonly glyph: GlyphName;
  /** Where the tile leads. That of a clock starts it. */
  readonly href: string;
  readonly isArrest: boolean;
}

const looks: Readonly<Record<string, Pick<TileLook, 'glyph'> & Partial<TileLook>>> = {
  '/arrest/adult': { glyph: 'heart' },
  '/arrest/child': { glyph: 'heart' },
  '/arrest/newborn': { glyph: 'child' },
  '/arrest/anaphylaxis': { glyph: 'allergy' },
  '/arrest/fit': { glyph: 'brain' },
  '/pediatrics': { glyph: 'child', label: 'Child' },
};

/** The emergencies with a clock, and Paed-Cal, which every user can choose for a tile. */
export const tilePages: readonly string[] = Object.keys(looks);

/** Returns how a page looks as a tile. */
export function tileLook(path: string, titles: Readonly<Record<string, string>>): TileLook {
  const title = titles[path] || fixedTitles[path] || path;
  return {
    label: title,
    glyph: path.startsWith('/medications/') ? 'allergy' : (imageFor(title) ?? 'triage'),
    isArrest: /^\/arrest\/(adult|child|newborn)$/.test(path),
    href: path.startsWith('/arrest/') ? `${path}${startHash}` : path,
    ...looks[path],
  };
}
