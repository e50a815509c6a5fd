import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import { classNames } from './class-names.ts';
import type { Tone } from './tone.ts';

const icons = { normal: CircleCheck, caution: TriangleAlert, danger: OctagonAlert };

/** The icon of a tone. Each has its own shape, and the word beside it carries the meaning. */
export const ToneIcon = memo(function ToneIcon({ tone, className }: { tone: Tone; className?: string }) {
  const Icon = icons[tone];
  return <Icon aria-hidden className={classNames('size-[1.25em] shrink-0', className)} />;
});
