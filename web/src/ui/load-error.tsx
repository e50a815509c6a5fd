import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { buttonStyle } from './button-style.ts';
import { toneStyle } from './tone.ts';

interface LoadErrorProps {
  title: string;
  description: string;
  onRetry: () => void;
}

/** States what could not be loaded, with a retry button. */
export function LoadError({ title, description, onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className={`flex gap-3 rounded-card border p-4 ${toneStyle.caution}`}>
      <TriangleAlert aria-hidden className="mt-0.5 size-[1.25em] shrink-0" />
      <div className="flex flex-col items-start gap-2">
        <p className="font-semibold">{title}</p>
        <p>{description}</p>
        <button type="button" onClick={onRetry} className={buttonStyle('secondary')}>
          Try again
        </button>
      </div>
    </div>
  );
}
