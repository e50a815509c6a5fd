import Camera from 'lucide-react/icons/camera';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlStyle } from '../../ui/control-style.ts';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CameraView } from './camera-view.tsx';
import { type CodeProblem, type Collected, isWhole, missingParts, sheetOf, withParts } from './codes.ts';
import { ReceivedSheet } from './received-sheet.tsx';
import type { SentSheet } from './sent-sheet.ts';

const problems: Readonly<Record<CodeProblem, string>> = {
  'not ours': 'This is not a handover of Oryx. Nothing was taken from it.',
  damaged: 'This code is damaged or was changed on its way. Read it again from the other phone.',
  newer: 'This code is from a newer Oryx. Update Oryx on this phone, or have the handover read out to you.',
  'other sheet': 'This code is of another handover. It was left out. To read that one, start again.',
};

/** Reads the codes of another phone by the camera or from pasted text, and shows what it read before it is taken. */
export function ReadCodes() {
  const [collected, setCollected] = useState<Collected | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sheet, setSheet] = useState<SentSheet | null>(null);
  const [isCamera, setCamera] = useState(false);
  const [pasted, setPasted] = useState('');

  const take = (text: string) => {
    const read = withParts(collected, text);
    setProblem(read.problem && problems[read.problem]);
    setCollected(read.collected);
    if (read.problem === null && read.collected && isWhole(read.collected)) void unpack(read.collected);
  };
  async function unpack(whole: Collected) {
    const unpacked = await sheetOf(whole);
    setSheet(unpacked);
    setCamera(false);
    setCollected(null);
    setPasted('');
    if (unpacked === null) setProblem(problems.damaged);
  }
  const restart = () => {
    setCollected(null);
    setProblem(null);
    setSheet(null);
  };

  return (
    <Page>
      <PageHeader
        title="Read a handover"
        description="From the codes that another phone shows. No network is needed."
        backTo="/handover"
      />
      {sheet ? (
        <ReceivedSheet sheet={sheet} onDiscard={restart} />
      ) : (
        <>
          {isCamera ? (
            <>
              <CameraView
                onText={take}
                onFailure={(message) => {
                  setCamera(false);
                  setProblem(message);
                }}
              />
              <Button variant="secondary" onClick={() => setCamera(false)}>
                Stop the camera
              </Button>
            </>
          ) : (
            <Button
              onClick={() => {
                setProblem(null);
                setCamera(true);
              }}
              className="min-h-16 text-lg"
            >
              <Camera aria-hidden className="size-5" />
              Use the camera
            </Button>
          )}
          <p role="status" className="font-semibold empty:hidden">
            {collected && readWords(collected)}
          </p>
          <p role="alert" className="font-medium text-caution-ink empty:hidden">
            {problem}
          </p>
          {collected && (
            <Button variant="ghost" onClick={restart}>
              Start again
            </Button>
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              take(pasted);
            }}
            className="flex flex-col gap-3"
          >
            <Field label="Or the codes as text">
              {(control) => (
                <textarea
                  {...control}
                  rows={4}
                  autoComplete="off"
                  spellCheck={false}
                  placeholder="Paste the message here"
                  value={pasted}
                  onChange={({ target }) => setPasted(target.value)}
                  className={controlStyle}
                />
              )}
            </Field>
            <Button type="submit" variant="secondary" disabled={pasted.trim() === ''}>
              Read the text
            </Button>
          </form>
        </>
      )}
    </Page>
  );
}

function readWords(collected: Collected): string {
  const missing = missingParts(collected);
  return `Read ${collected.count - missing.length} of ${collected.count} codes. Missing: ${missing.join(', ')}`;
}
