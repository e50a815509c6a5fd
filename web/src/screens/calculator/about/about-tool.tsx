import { type Definition, type TextBlock, tableOfBands, toolById } from '@oryx/calculators';
import { Link } from 'wouter';
import { namesIn } from '../../../clinical/caution-list.tsx';
import { Cited, type NumberedSource, SourceItem } from '../../../clinical/source-numbers.tsx';
import { Card } from '../../../ui/card.tsx';
import { CalculatorFigure } from '../figures/calculator-figure.tsx';
import { ReferenceTableView } from './reference-tables.tsx';
import { TextSource } from './text-source.tsx';
import { ToolGuide } from './tool-guide.tsx';

/** Everything below the result: notes, illustrations, tables, significance and sources. */
export function AboutTool({
  id,
  definition,
  sources,
}: {
  id: string;
  definition: Definition;
  sources: readonly NumberedSource[];
}) {
  const { bands, figures = [], tables = [], lists = [], clinicalSignificance = [], references } = definition;
  return (
    // As a stacking context of its own, it is not painted again with each answer.
    <div className="isolate flex flex-col gap-6">
      <KnowBeforeYouUse definition={definition} />
      {/* The printed sheet holds what was entered, the result, its cautions and the sources. */}
      <div className="flex flex-col gap-6 empty:hidden print:hidden">
        {figures.length > 0 && (
          <Card className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            {figures.map((id) => (
              <CalculatorFigure key={id} id={id} />
            ))}
          </Card>
        )}
        {[...(bands ? [{ ...tableOfBands(bands), title: 'Interpretation' }] : []), ...tables].map((table) => (
          <ReferenceTableView key={table.title} table={table} />
        ))}
        {lists.map((list) => (
          <BulletList key={list.title} list={list} />
        ))}
        {clinicalSignificance.length > 0 && (
          <section className="flex flex-col gap-2">
            <h2 className="font-bold text-lg">Clinical Significance</h2>
            {clinicalSignificance.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
      </div>
      <ToolGuide id={id} />
      <section className="flex flex-col gap-2">
        <h2 className="font-bold text-lg">References</h2>
        <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-sm">
          {references.map(({ text, doi, url }, place) => (
            <SourceItem key={text} place={place}>
              {text} <ReferenceLink doi={doi} url={url} />
            </SourceItem>
          ))}
          {sources.slice(references.length).map(({ text }, index) => (
            <SourceItem key={text} place={references.length + index}>
              {text}
            </SourceItem>
          ))}
        </ol>
      </section>
    </div>
  );
}

function KnowBeforeYouUse({ definition: { cautions, related = [] } }: { definition: Definition }) {
  const notes = cautions.filter(({ level }) => level === 'note');
  if (notes.length === 0 && related.length === 0) return null;
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="font-bold text-lg">Know before you use</h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {notes.map(({ text, source }) => (
          <li key={text}>
            {text} <Cited by={namesIn(source)} />
          </li>
        ))}
        {related.map((id) => (
          <li key={id}>
            {'Answers the same question differently: '}
            <Link href={`/calculator/${id}`} className="font-semibold text-accent-ink underline">
              {toolById(id)?.title ?? id}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function BulletList({ list }: { list: TextBlock }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-bold text-lg">{list.title}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {list.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {list.source !== undefined && <TextSource source={list.source} />}
    </section>
  );
}

function ReferenceLink({ doi, url }: { doi: string | undefined; url: string | undefined }) {
  const href = doi === undefined ? url : `https://doi.org/${doi}`;
  if (href === undefined) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="break-all text-accent-ink underline">
      {doi === undefined ? href : `doi:${doi}`}
    </a>
  );
}
