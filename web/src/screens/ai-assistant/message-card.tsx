import CloudOff from 'lucide-react/icons/cloud-off';
import Copy from 'lucide-react/icons/copy';
import { Link } from 'wouter';
import { AnswerBlocks } from '../../answers/answer-blocks.tsx';
import { Markdown } from '../../answers/markdown.tsx';
import { isOtherPage } from '../../answers/other-page.ts';
import { ReportFault } from '../../clinical/fault/report-fault.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { copyText } from '../../ui/copy-text.ts';
import { timeText } from '../../ui/date-words.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Message } from './message.ts';
import { plainText } from './plain-text.ts';

interface MessageCardProps {
  readonly message: Message;
  /** True if it can be copied. The greeting and an apology cannot. */
  readonly canCopy: boolean;
  readonly onAskDevice: (text: string) => void;
  /** Sends one of the offered messages. Absent if they are not offered any more. */
  readonly onChoose?: ((text: string) => void) | undefined;
}

/** One message: the user's is right-aligned and tinted, Remi's has the full width. */
export function MessageCard({ message, canCopy, onAskDevice, onChoose }: MessageCardProps) {
  const {
    role,
    content,
    timestamp,
    isTyping,
    unanswered,
    isFromDevice,
    blocks,
    remark,
    choices = [],
  } = message;
  const isUser = role === 'user';
  return (
    <article
      aria-label={isUser ? 'You' : 'Remi'}
      data-role={role}
      className={classNames(
        'wrap-anywhere flex flex-col gap-2 rounded-card border p-3',
        isUser ? 'ml-auto max-w-[85%] border-accent bg-accent-soft' : 'border-line bg-surface shadow-card',
      )}
    >
      <p className="flex items-baseline justify-between gap-3 text-ink-muted text-sm">
        <span aria-hidden className="font-semibold">
          {isUser ? 'You' : 'Remi'}
        </span>
        <time dateTime={timestamp.toISOString()}>{timeText(timestamp)}</time>
      </p>
      {isTyping ? (
        <p className="flex items-center gap-2 text-ink-muted">
          <Spinner /> {content}
        </p>
      ) : isUser ? (
        <p className="whitespace-pre-wrap">{content}</p>
      ) : blocks && blocks.length > 0 ? (
        <AnswerBlocks blocks={blocks} remark={remark} />
      ) : (
        <Markdown text={content} />
      )}
      {onChoose && choices.length > 0 && (
        <ul aria-label="Answers" className="flex flex-col gap-2">
          {choices.map((choice) => (
            <li key={choice} className="flex">
              <Button
                variant="secondary"
                onClick={() => onChoose(choice)}
                className="min-w-0 flex-1 justify-start text-left"
              >
                {choice}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFromDevice && (
        <p className="flex items-center gap-2 text-ink-muted text-xs">
          <CloudOff aria-hidden className="size-[1.25em] shrink-0" />
          Answered from this device.
        </p>
      )}
      <Sources message={message} />
      {unanswered !== undefined && (
        <Button variant="secondary" onClick={() => onAskDevice(unanswered)} className="self-start">
          Answer from this device
        </Button>
      )}
      {canCopy && (
        <Button variant="ghost" onClick={() => void copy(message)} className="-mb-2 -ml-2 self-start">
          <Copy aria-hidden className="size-5" />
          Copy
        </Button>
      )}
      {canCopy && !isUser && (
        <ReportFault path="/ai-assistant" title="Remi" page={content} answer={content} />
      )}
    </article>
  );
}

/** The source pages that no card of the answer links to. */
function Sources({ message }: { readonly message: Message }) {
  const linked = new Set(message.blocks?.flatMap(({ card }) => (card ? [card.source.route] : [])));
  const sources = message.sources.filter(({ route }) => !linked.has(route));
  if (sources.length === 0) return null;
  return (
    // No landmark: each answer has such a list, and landmarks of one name cannot be told apart.
    <div className="flex flex-col gap-1 border-line border-t pt-2">
      <span className="font-semibold text-sm">Sources in Oryx</span>
      <ul aria-label="Sources" className="flex flex-wrap gap-x-4">
        {sources.map(({ title, route }) => (
          <li key={`${route} ${title}`} className="flex min-h-12 items-center">
            {isOtherPage(route) ? (
              <Link href={route} className="py-3 text-accent-ink underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function copy({ content, sources }: Message): Promise<void> {
  const pages = sources.map(({ title }) => title).join('; ');
  const text = [plainText(content), ...(pages === '' ? [] : [`Sources in Oryx: ${pages}`])].join('\n\n');
  return copyText(text, {
    copied: 'Answer copied',
    description: 'With its sources. Add no names of patients.',
    instead: 'Write the answer down.',
  });
}
