import { inSlot } from '../../answer/slots.ts';
import { pairWarnings } from '../interactions/respond.ts';
import type { Tool } from '../tool.ts';
import { asksPermission, namesContraindication } from './respond.ts';

/** Says what the page of a drug has against giving it to this patient. */
export const permissionTool: Tool = {
  kind: 'permission',
  applies: asksPermission,
  async answer(facts, library) {
    const { permissionBlocks } = await import('./permission.ts');
    const blocks = inSlot('verdict', permissionBlocks(facts, library));
    return blocks.length > 0 ? [...blocks, ...pairWarnings(facts, library)] : [];
  },
};

/** The same for a drug and a condition that rules it out, where nobody asks whether it may be given. */
export const contraindicationTool: Tool = { ...permissionTool, applies: namesContraindication };
