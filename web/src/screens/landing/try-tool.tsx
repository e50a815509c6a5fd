import { type Definition, evaluateDefinition, type RawValues, soundBand, toolById } from '@oryx/calculators';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { productName } from '../../product.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RadioRow } from '../../ui/radio-row.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';

/** One tool of Oryx for a visitor to try: the Glasgow Coma Scale. Nothing of it is stored or sent. */
export function TryTool() {
  const [gcs, setGcs] = useState<Definition>();
  useEffect(() => {
    // Without a connection the button has been touched in vain, and the page goes on as it was.
    toolById('gcs')
      ?.load?.()
      .then(setGcs, () => undefined);
  }, []);
  return gcs === undefined ? null : <Tried gcs={gcs} />;
}

function Tried({ gcs }: { readonly gcs: Definition }) {
  const [raw, setRaw] = useState<RawValues>({});
  const evaluation = evaluateDefinition(gcs, raw, new Date());
  const band = soundBand(evaluation);
  const { headline } = evaluation.outcome;
  const tone = band?.tone ?? 'neutral';
  return (
    <Card aria-label="Glasgow Coma Scale" className="flex flex-col gap-4">
      <h2 className="font-bold text-lg">Glasgow Coma Scale</h2>
      {Object.entries(gcs.inputs).map(([key, input]) => (
        <fieldset key={key} className="flex min-w-0 flex-col gap-2">
          <legend className="mb-2 font-medium">{input.label}</legend>
          {(input.kind === 'choice' ? input.options : []).map((option) => (
            <RadioRow
              key={option.key}
              name={key}
              value={option.key}
              checked={raw[key] === option.key}
              onChange={() => setRaw((before) => ({ ...before, [key]: option.key }))}
            >
              <span className="min-w-0 flex-1">{option.label}</span>
              <span className="font-semibold text-ink-muted">{option.points}</span>
            </RadioRow>
          ))}
        </fieldset>
      ))}
      <div
        role="status"
        className={classNames(
          // Large text is limited by the width of the screen, because the options need most of its height.
          'sticky bottom-2 flex flex-col gap-[0.25em] rounded-control border px-[1em] py-[0.5em] text-[min(1rem,5vw)] leading-snug shadow-lg',
          tone === 'neutral' ? 'border-line bg-sunken' : toneStyle[tone],
        )}
      >
        {tone === 'neutral' ? (
          <p>Choose one answer in each group.</p>
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-bold text-[1.5em] leading-none">{headline.text}</span>
              {headline.suffix !== undefined && <span>{headline.suffix}</span>}
              <ToneIcon tone={tone} />
              <span className="font-semibold">{band?.title}</span>
            </p>
            <p>{band?.advice}</p>
          </>
        )}
      </div>
      <p className="text-sm">
        {`${productName} has 41 tools. `}
        <Link href="/auth?mode=register" className="text-accent-ink underline">
          Create an account
        </Link>
        {' to open them, also without a signal.'}
      </p>
    </Card>
  );
}
