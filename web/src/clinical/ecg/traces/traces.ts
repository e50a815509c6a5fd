import type { EcgName } from '@oryx/contract/learning';
import { fibrillationTrace } from '../fibrillation.ts';
import type { EcgTrace } from '../leads.ts';
import { anteriorStemiTrace } from './anterior-stemi.ts';
import { atrialFibrillationTrace } from './atrial-fibrillation.ts';
import { atrialFlutterTrace } from './atrial-flutter.ts';
import { completeHeartBlockTrace } from './complete-heart-block.ts';
import { hyperkalaemiaTrace } from './hyperkalaemia.ts';
import { inferiorStemiTrace } from './inferior-stemi.ts';
import { longQtTrace } from './long-qt.ts';
import { normalTrace } from './normal.ts';
import { posteriorStemiTrace } from './posterior-stemi.ts';
import { torsadesDePointesTrace } from './torsades-de-pointes.ts';
import { ventricularTachycardiaTrace } from './ventricular-tachycardia.ts';
import { wolffParkinsonWhiteTrace } from './wolff-parkinson-white.ts';

/** Every trace by its name. Each returns 10 seconds, the same on every call. */
export const traces: Readonly<Record<EcgName, () => EcgTrace>> = {
  normal: normalTrace,
  'atrial-fibrillation': atrialFibrillationTrace,
  'atrial-flutter': atrialFlutterTrace,
  'ventricular-tachycardia': ventricularTachycardiaTrace,
  'torsades-de-pointes': torsadesDePointesTrace,
  'complete-heart-block': completeHeartBlockTrace,
  'inferior-stemi': inferiorStemiTrace,
  'posterior-stemi': posteriorStemiTrace,
  hyperkalaemia: hyperkalaemiaTrace,
  'wolff-parkinson-white': wolffParkinsonWhiteTrace,
  'long-qt': longQtTrace,
  'anterior-stemi': anteriorStemiTrace,
  'ventricular-fibrillation': () => fibrillationTrace(10),
};
