import type { SearchResult } from '@oryx/contract';
import History from 'lucide-react/icons/history';
import Search from 'lucide-react/icons/search';
import { pageRow } from '../clinical/my-pages/page-row.ts';
import { classNames } from '../ui/class-names.ts';
import { lookOf } from './result-types.ts';
import type { Option } from './use-search-box.ts';

interface OptionRowProps {
  readonly option: Option;
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** One option. The focus stays in the box, which refers to the active row. */
export function OptionRow({ option, id, isActive, onChoose }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box has the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      onClick={onChoose}
      {...(option.kind === 'result' && pageRow(option.result.route, option.result.title))}
      className={classNames(
        'flex min-h-12 cursor-pointer gap-3 px-3 py-2 hover:bg-sunken',
        isActive && 'bg-accent-soft outline-3 outline-accent -outline-offset-3',
      )}
    >
      {option.kind === 'result' ? <Result {...option.result} /> : <Term {...option} />}
    </div>
  );
}

function Term({ kind, term }: Exclude<Option, { kind: 'result' }>) {
  const Icon = kind === 'recent' ? History : Search;
  return (
    <>
      <Icon aria-hidden className="my-auto size-5 shrink-0 text-ink-muted" />
      <span className="my-auto min-w-0">{term}</span>
    </>
  );
}

function Result({ type, title, description, category, didYouMean }: SearchResult) {
  const { label, Icon } = lookOf(type);
  return (
    <>
      <span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-ink">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-semibold leading-snug">
          {didYouMean && <span className="font-normal text-caution-ink">Did you mean </span>}
          {title}
          {didYouMean && <span className="font-normal text-caution-ink">?</span>}
        </span>
        <span className="line-clamp-2 text-ink-muted text-sm">{description}</span>
        <span className="text-ink-muted text-xs">
          {category === undefined || category === label ? label : `${label}, ${category}`}
        </span>
      </span>
    </>
  );
}
