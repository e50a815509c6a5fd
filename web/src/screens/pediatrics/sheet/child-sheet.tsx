import { childSizeSources, childSizes } from '@oryx/calculators';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { type AnswerRow, AnswerRows } from '../../../clinical/answer-rows.tsx';
import type { AnyDefibrillation } from '../../../clinical/pediatrics.ts';
import { Button } from '../../../ui/button.tsx';
import { momentText } from '../../../ui/date-words.ts';
import { toneStyle } from '../../../ui/tone.ts';
import type { SheetDose, SheetDrug } from './child-doses.ts';
import { shockEnergies } from './shock-energies.ts';
import { useFluidBolus, useSheetDoses } from './use-sheet-doses.ts';

/** The child of a sheet. An unknown fact is undefined. */
export interface SheetChild {
  readonly months: number | undefined;
  /** In kg. */
  readonly weight: number | undefined;
  /** Age and weight in words, with the origin of an estimate. */
  readonly words: string;
}

interface ChildSheetProps {
  readonly child: SheetChild;
  /** The table Defibrillation Energy, empty until it is loaded. */
  readonly energies: readonly AnyDefibrillation[];
}

/**
 * One printable sheet for a child: sizes that exist, the lowest systolic pressure, and by weight the drugs,
 * the fluid and the energies of an emergency.
 */
export function ChildSheet({ child, energies }: ChildSheetProps) {
  const titleId = useId();
  const { months, weight, words } = child;
  const sizes = childSizes({ months, weight });
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-card border border-yours-line bg-surface p-4 print:gap-2 print:border-0 print:bg-[#fff] print:p-0 print:text-[#000] print:text-xs"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={titleId} className="font-bold text-lg leading-tight">
            {`Emergency sheet: ${words}`}
          </h2>
          <p className="text-ink-muted text-sm print:text-[#000] print:text-xs">
            Awaiting clinical review. Check each strength: is this what the label says?
          </p>
        </div>
        <Button variant="secondary" onClick={() => window.print()} className="print:hidden">
          <Printer aria-hidden className="size-5" />
          Print the sheet
        </Button>
      </header>
      <div className="gap-8 wide:columns-2 print:columns-2">
        {sizes.length > 0 && (
          <SheetPart
            title="Sizes and pressure"
            rows={sizes.map(({ label, text, note }) => ({
              key: label,
              title: label,
              answer: text,
              basis: note,
            }))}
          />
        )}
        {weight === undefined ? (
          <p>Doses and energies need a weight: weigh the child, or use a length tape.</p>
        ) : (
          <ByWeight months={months} weight={weight} energies={energies} />
        )}
      </div>
      <footer className="text-ink-muted text-sm print:text-[#000] print:text-[0.6rem] print:leading-tight">
        <p>
          {[
            ...new Set(sizes.map(({ source }) => childSizeSources[source])),
            'Doses: rows and sources of the medicine pages. Fluid: page WAFELSM. Energies: table Defibrillation Energy.',
          ].join(' ')}
        </p>
        <p className="hidden print:block">
          {`Printed ${momentText(Date.now())} from Oryx. No patient is named on this sheet. Decision support only, does not replace clinical judgment.`}
        </p>
      </footer>
    </section>
  );
}

/** A row of the sheet: what, how much, and on which basis. */
interface SheetRow extends AnswerRow {
  readonly basis?: ReactNode;
}

function SheetPart({ title, rows }: { readonly title: string; readonly rows: readonly SheetRow[] }) {
  return (
    <section className="mb-3 print:mb-1">
      <h3 className="font-bold">{title}</h3>
      <AnswerRows
        rows={rows.map(({ answer, basis, ...row }) => ({
          ...row,
          answer: (
            <>
              <span className="block font-bold text-lg leading-tight print:text-sm">{answer}</span>
              {basis !== undefined && <span className="block text-sm print:text-xs">{basis}</span>}
            </>
          ),
        }))}
      />
    </section>
  );
}

interface ByWeightProps {
  readonly months: number | undefined;
  readonly weight: number;
  readonly energies: readonly AnyDefibrillation[];
}

const daysPerMonth = 365.25 / 12;

function ByWeight({ months, weight, energies }: ByWeightProps) {
  const drugs = useSheetDoses({ weight, age: months === undefined ? null : months * daysPerMonth });
  const fluid = useFluidBolus(weight);
  const bolus = fluid?.figures[0];
  return (
    <>
      {drugs === null && (
        <p role="status">The doses could not be loaded. Check your connection and open this screen again.</p>
      )}
      {drugs && drugs.length > 0 && <SheetPart title="Drugs" rows={drugs.flatMap((drug) => rowsOf(drug))} />}
      {bolus && (
        <SheetPart
          title="Fluid"
          rows={[{ key: 'fluid', title: bolus.label, answer: bolus.text, basis: bolus.note }]}
        />
      )}
      {fluid?.cautions?.map(({ text }) => (
        <p
          key={text}
          className={`mb-2 break-inside-avoid rounded-control border px-3 py-2 print:border-[#000] print:bg-[#fff] print:px-1 print:py-0 print:text-[#000] ${toneStyle.danger}`}
        >
          {text}
        </p>
      ))}
      {energies.length > 0 && (
        <SheetPart
          title="Energy"
          rows={shockEnergies(energies, weight).map(({ title, energy, basis, maximum }) => ({
            key: title,
            title,
            answer: energy,
            basis: [basis, maximum && `at most ${maximum}`].filter(Boolean).join(', '),
          }))}
        />
      )}
    </>
  );
}

function rowsOf({ title, medication, doses, withheld }: SheetDrug): readonly SheetRow[] {
  const name = (purpose: string) => (
    <>
      <Link
        href={`/medications/${medication.id}`}
        className="text-accent-ink underline print:text-[#000] print:no-underline"
      >
        {medication.name}
      </Link>
      <span className="block font-normal text-sm first-letter:uppercase print:text-xs">{purpose}</span>
    </>
  );
  const key = `${medication.name} ${title}`;
  if (doses.length === 0)
    return withheld === null
      ? []
      : [{ key, title: name(title), answer: '--', basis: `Not worked out: ${withheld}` }];
  return doses.map((dose) => ({
    key: `${key} ${dose.dose}`,
    title: name(dose.indication),
    answer: dose.volume === null ? dose.dose : <Volume volume={dose.volume} />,
    basis: <Basis dose={dose} />,
  }));
}

function Volume({ volume }: { readonly volume: string }) {
  return (
    <>
      Draw up <span className="whitespace-nowrap">{volume}</span>
    </>
  );
}

function Basis({ dose: { dose, volume, strength, isStocked, notes } }: { readonly dose: SheetDose }) {
  return (
    <>
      {volume !== null && strength !== null && (
        <span className="block">
          {`of ${strength}`}
          {isStocked && <span className="font-medium text-yours-ink print:text-[#000]"> (your ampoule)</span>}
        </span>
      )}
      {volume !== null && <span className="block font-semibold">{dose}</span>}
      {notes.length > 0 && <span className="block">{notes.join('; ')}</span>}
    </>
  );
}
