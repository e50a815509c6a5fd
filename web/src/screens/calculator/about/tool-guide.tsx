import { type Guide, guideOf, type Sourced } from '@oryx/calculators';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { lazy, Suspense, useMemo, useState } from 'react';
import { namesIn } from '../../../clinical/caution-list.tsx';
import { ReviewMark } from '../../../clinical/review-mark.tsx';
import { Cited } from '../../../clinical/source-numbers.tsx';
import { NextPages } from '../../../search/next-pages.tsx';
import { PanelBoundary } from '../../../ui/panel-boundary.tsx';

/** When to use a tool, its pitfalls and its evidence, folded. They are loaded when they are first opened. */
export function ToolGuide({ id }: { readonly id: string }) {
  const load = guideOf(id);
  const [isOpened, setOpened] = useState(false);
  const Loaded = useMemo(
    () =>
      load &&
      lazy(async () => {
        const guide = await load();
        return { default: () => <GuideText guide={guide} /> };
      }),
    [load],
  );
  if (!Loaded) return null;
  return (
    <details
      className="group rounded-card bg-surface px-4 ring-1 ring-line print:hidden"
      onToggle={() => setOpened(true)}
    >
      <summary className="flex min-h-12 items-center gap-2 py-2 font-bold text-lg">
        <span className="min-w-0 flex-1">When to use it, pitfalls and evidence</span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted group-open:rotate-90" />
      </summary>
      {isOpened && (
        <PanelBoundary
          fallback={<p className="pb-4">It is not on this device yet. Check your connection.</p>}
        >
          <Suspense fallback={<p className="pb-4">Loading...</p>}>
            <Loaded />
          </Suspense>
        </PanelBoundary>
      )}
    </details>
  );
}

function GuideText({ guide }: { readonly guide: Guide }) {
  const { whenToUse = [], pitfalls = [], evidence = [], next = [], creators } = guide;
  return (
    <div className="flex flex-col gap-4 pb-4">
      <ReviewMark />
      <Part title="When to use it" said={whenToUse} />
      <Part title="Pearls and pitfalls" said={pitfalls} />
      <Part title="Evidence" said={evidence} />
      {creators !== undefined && <p className="text-sm">{`Made by ${creators}`}</p>}
      <NextPages pages={next} label="Related pages" />
    </div>
  );
}

function Part({ title, said }: { readonly title: string; readonly said: readonly Sourced[] }) {
  if (said.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {said.map(([text, source]) => (
          <li key={text}>
            {text} <Cited by={namesIn(source)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
