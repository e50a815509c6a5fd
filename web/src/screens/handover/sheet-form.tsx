import { useId, useLayoutEffect, useRef } from 'react';
import { changeSheet } from '../../clinical/handover/handover-store.ts';
import {
  type HandoverResult,
  type SheetPart,
  sheetLimits,
  sheetParts,
} from '../../clinical/handover/sheet.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyle } from '../../ui/control-style.ts';
import { timeText } from '../../ui/date-words.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { hasLog, type NamedLog, withLog } from './filled-parts.ts';
import { ResultText } from './result-text.tsx';
import { partTitles } from './sheet-text.ts';
import type { CurrentHandover } from './use-handover.ts';

/** What belongs into each part. */
const hints: Readonly<Record<SheetPart, string>> = {
  identify: 'Who you are, and who the patient is',
  situation: 'What happened, and why you hand over',
  background: 'History, medicines, allergies, what was done',
  assessment: 'What you found, and what you think it is',
  recommendation: 'What is due next, by whom and when',
};

const setPart = (part: SheetPart, text: string | null) =>
  changeSheet(({ parts }) => ({ parts: { ...parts, [part]: text?.slice(0, sheetLimits.part) ?? null } }));

/** The parts of a handover, each filled by Oryx until somebody writes in it. */
export function SheetForm({ handover }: { readonly handover: CurrentHandover }) {
  const { sheet, filled, shown, log, isLogFilled, patient } = handover;
  const putLog = (named: NamedLog | null) =>
    changeSheet(({ parts }) => ({ parts: { ...parts, ...withLog(shown, named) } }));
  return (
    <form onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-6 print:hidden">
      {sheetParts.map((part) => (
        <div key={part} className="flex flex-col gap-3">
          <PartField
            part={part}
            text={shown[part]}
            isFilled={sheet.parts[part] === null && filled[part] !== ''}
            source={sourceOf(part, isLogFilled, patient !== null)}
            onRefill={
              sheet.readAt === null &&
              sheet.parts[part] !== null &&
              sheet.parts[part] !== filled[part] &&
              filled[part] !== ''
                ? () => setPart(part, null)
                : undefined
            }
          />
          {part === 'identify' && (
            <Field label="Name or number" hint="Only if you type one. It is then in text, codes and print.">
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  maxLength={sheetLimits.name}
                  value={sheet.name}
                  onChange={({ target }) =>
                    changeSheet(() => ({ name: target.value.slice(0, sheetLimits.name) }))
                  }
                />
              )}
            </Field>
          )}
          {part === 'situation' && log && (
            <LogChoice
              began={`${log.emergency.name}, begun ${timeText(log.log.events[0]?.at ?? 0)}`}
              isIn={hasLog(shown)}
              onPut={() => putLog(log)}
              onLeave={() => putLog(null)}
            />
          )}
          {part === 'assessment' && <Results results={sheet.results} />}
        </div>
      ))}
    </form>
  );
}

/** Returns where the text of a part comes from. That of the situation stands with the choice of the log. */
function sourceOf(part: SheetPart, hasLog: boolean, hasPatient: boolean): string | undefined {
  if (part === 'situation') return undefined;
  const hasLogHere = hasLog && part === 'background';
  if (!hasLogHere) return 'From the patient in hand';
  return hasPatient ? 'From the patient in hand and the log' : 'From the log';
}

interface PartFieldProps {
  readonly part: SheetPart;
  readonly text: string;
  /** True while the text is what Oryx knows. */
  readonly isFilled: boolean;
  readonly source: string | undefined;
  readonly onRefill: (() => void) | undefined;
}

/** The height of the borders of a field in px, which its content does not have. */
const borders = 2;

function PartField({ part, text, isFilled, source, onRefill }: PartFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The field is as high as its text, so that nobody has to scroll inside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text has its own height
  useLayoutEffect(() => {
    const { current } = field;
    if (current === null) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + borders}px`;
  }, [text]);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex items-center gap-2 font-semibold text-[min(1.125rem,6.5vw)]">
        <span
          aria-hidden
          className="flex size-8 shrink-0 items-center justify-center rounded-control bg-accent-soft font-bold text-accent-ink"
        >
          {partTitles[part].charAt(0)}
        </span>
        <span className="wrap-anywhere min-w-0">{partTitles[part]}</span>
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-note`}
        placeholder={hints[part]}
        maxLength={sheetLimits.part}
        ref={field}
        rows={2}
        value={text}
        onChange={({ target }) => setPart(part, target.value)}
        className={controlStyle}
      />
      <div id={`${id}-note`} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        {isFilled && source !== undefined && <span className="font-medium text-yours-ink">{source}</span>}
        {onRefill && (
          <>
            <span className="text-ink-muted">Edited by hand</span>
            <Button variant="ghost" onClick={onRefill} aria-label={`Fill ${partTitles[part]} again`}>
              Fill again
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

interface LogChoiceProps {
  readonly began: string;
  readonly isIn: boolean;
  readonly onPut: () => void;
  readonly onLeave: () => void;
}

/** Puts the log on this device into the sheet, or leaves it out: it may be of an earlier patient. */
function LogChoice({ began, isIn, onPut, onLeave }: LogChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
      <span>{`Log on this phone: ${began}`}</span>
      <Button variant="ghost" onClick={isIn ? onLeave : onPut}>
        {isIn ? 'Leave the log out' : 'Put the log in'}
      </Button>
    </div>
  );
}

/** What tools have worked out. It can be taken out, but not rewritten under the name of the tool. */
function Results({ results }: { readonly results: readonly HandoverResult[] }) {
  if (results.length === 0) {
    return (
      <p className="text-ink-muted text-sm">
        Results and doses come here by "Add to handover" below a calculator's result or a dose.
      </p>
    );
  }
  const remove = (index: number) =>
    changeSheet((sheet) => ({ results: sheet.results.filter((_, at) => at !== index) }));
  return (
    <ul aria-label="Results" className="flex flex-col divide-y divide-line border-line border-y">
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result may be in the list twice, and holds no state
        <li key={index} className="flex flex-wrap items-start justify-between gap-2 py-2">
          <div className="min-w-0 flex-1 basis-40">
            <ResultText result={result} />
          </div>
          <Button variant="ghost" onClick={() => remove(index)} aria-label={`Take out: ${result.tool}`}>
            Take out
          </Button>
        </li>
      ))}
    </ul>
  );
}
