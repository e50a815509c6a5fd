import type { ChatBlock } from '@oryx/contract';
import { toneStyle } from '../ui/tone.ts';
import { ToneIcon } from '../ui/tone-icon.tsx';
import { AnswerCard } from './answer-card.tsx';
import { Markdown } from './markdown.tsx';

interface AnswerBlocksProps {
  readonly blocks: readonly ChatBlock[];
  /** The closing remark, which stands with the notes. */
  readonly remark: string | undefined;
}

/** An answer by its slots: whom it is about, dangers, the verdict, figures, steps, further pages and notes. */
export function AnswerBlocks({ blocks, remark }: AnswerBlocksProps) {
  const of = (slot: ChatBlock['slot']) => blocks.filter((block) => block.slot === slot);
  const [about, danger, more, notes] = [of('about'), of('danger'), of('more'), of('note')];
  return (
    <>
      {about.length > 0 && (
        <div className="flex flex-col text-ink-muted text-sm">
          <Markdown text={textOf(about)} />
        </div>
      )}
      {danger.length > 0 && (
        <div className={`flex gap-2 rounded-control border p-2 ${toneStyle.danger}`}>
          <ToneIcon tone="danger" />
          <div className="flex min-w-0 flex-col gap-2">
            <Markdown text={textOf(danger)} />
          </div>
        </div>
      )}
      {(['verdict', 'figure', 'steps'] as const).map((slot) => (
        <Statements key={slot} blocks={of(slot)} />
      ))}
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-accent-ink">
            More from the pages
          </summary>
          <div className="flex flex-col gap-2">
            <Markdown text={textOf(more)} />
          </div>
        </details>
      )}
      <div className="flex flex-col gap-1 text-ink-muted text-xs">
        <Markdown
          text={[...(notes.length > 0 ? [textOf(notes)] : []), ...(remark ? [remark] : [])].join('\n\n')}
        />
      </div>
    </>
  );
}

const textOf = (blocks: readonly ChatBlock[]) => blocks.map(({ text }) => text).join('\n\n');

/** Statements in their order: each card by itself, and the text between two cards as one. */
function Statements({ blocks }: { readonly blocks: readonly ChatBlock[] }) {
  const groups: { readonly key: string; readonly blocks: ChatBlock[] }[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = groups.at(-1);
    if (block.card === undefined && last && last.blocks[0]?.card === undefined) last.blocks.push(block);
    else groups.push({ key: String(at), blocks: [block] });
  }
  return groups.map(({ key, blocks: [first, ...others] }) =>
    first?.card ? (
      <AnswerCard key={key} card={first.card} />
    ) : (
      first && (
        <div key={key} className="flex flex-col gap-2">
          <Markdown text={textOf([first, ...others])} />
        </div>
      )
    ),
  );
}
