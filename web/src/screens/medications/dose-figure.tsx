import type { Concentration, Dose } from '@oryx/contract';
import type { ShownDose } from '@oryx/doses';
import {
  doseText,
  isVolume,
  noBreakSpace,
  otherUnitText,
  type ShownVolume,
  unbroken,
  volumeText,
} from '@oryx/doses';

interface DoseFigureProps {
  readonly dose: Dose;
  readonly shown: ShownDose;
}

/** The answer: the volume as the largest figure, then the amount, then the strength and how it is made. */
export function DoseFigure({ dose, shown: { worked, volume, strength, drawnFrom } }: DoseFigureProps) {
  const amount = doseText(worked.amount, dose.amount);
  const other = otherUnitText(worked.amount, dose.amount);
  const isDiluted = drawnFrom !== strength;
  return (
    <div className="flex flex-col gap-1">
      {isDiluted && drawnFrom && (
        <p>
          <strong>Dilute first.</strong> {drawnFrom.preparation && unbroken(drawnFrom.preparation)}.
        </p>
      )}
      {volume ? (
        <Volume dose={dose} volume={volume} />
      ) : (
        <Figure
          verb="Give"
          low={doseText(at(worked.amount.low), dose.amount)}
          high={doseText(at(worked.amount.high), dose.amount)}
        />
      )}
      {volume && !isVolume(dose) && (
        <p className="font-semibold text-lg leading-tight">{[amount, other].filter(Boolean).join(' = ')}</p>
      )}
      {!volume && other && <p className="font-semibold text-lg leading-tight">{`= ${other}`}</p>}
      {volume && drawnFrom && <Strength strength={drawnFrom} volume={volume} isDiluted={isDiluted} />}
    </div>
  );
}

/** The largest volume in mL that is drawn up in one syringe. */
const largestSyringe = 50;

function Volume({ dose: { amount }, volume: { low, high } }: { dose: Dose; volume: ShownVolume }) {
  const verb = amount.time !== null ? 'Run at' : high > largestSyringe ? 'Give' : 'Draw up';
  return <Figure verb={verb} low={volumeText(low, amount)} high={volumeText(high, amount)} />;
}

/** The figure of a range begins with its low end. */
function Figure({ verb, low, high }: { verb: string; low: string; high: string }) {
  return (
    <p className="font-semibold text-lg leading-tight">
      {verb} <Large>{low}</Large>
      {low !== high && (
        <>
          ,{' '}
          <span className="inline-block">
            may go to <span className="text-2xl">{high}</span>
          </span>
        </>
      )}
    </p>
  );
}

const at = (size: number) => ({ low: size, high: size });

/** The longest unit, in characters, that is as large as its number. */
const longestUnit = 5;

/** The figure of the card. No part of it grows wider than the screen, in large text either. */
function Large({ children }: { children: string }) {
  const [number = '', unit = ''] = children.split(noBreakSpace);
  const size = unit.length > longestUnit ? 'text-[min(1.5rem,6vw)]' : '';
  return (
    <strong className="inline-flex max-w-full flex-wrap items-baseline font-bold text-[min(2.75rem,12vw)] leading-none">
      {`${number}${noBreakSpace}`}
      <span className={size}>{unit}</span>
    </strong>
  );
}

interface StrengthProps {
  readonly strength: Concentration;
  readonly volume: ShownVolume;
  readonly isDiluted: boolean;
}

function Strength({ strength: { label, preparation, bag }, volume, isDiluted }: StrengthProps) {
  const syringe = volume.fineSyringe !== null && bag === null;
  return (
    <div>
      <p>
        of <span className="font-semibold">{label}</span>
        {syringe && `, in a 1${noBreakSpace}mL syringe`}
      </p>
      {preparation && !isDiluted && !bag && (
        <p className="text-ink-muted text-sm">{`How it is made: ${unbroken(preparation)}.`}</p>
      )}
    </div>
  );
}
