import { counted, type Json } from './desk.ts';
import { comparedLines, type FactLine, linesOf } from './fact-words.ts';

/** Everything that a fact says, field by field. */
export function FactValue({ value }: { readonly value: Json }) {
  return <Lines lines={linesOf(value)} />;
}

function Lines({ lines }: { readonly lines: readonly FactLine[] }) {
  const isNamed = lines.some(({ name }) => name !== '');
  const List = isNamed ? 'dl' : 'ul';
  return (
    <List className="wrap-anywhere flex flex-col gap-1">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines may repeat and never move
        <LineOf key={index} line={line} isNamed={isNamed} />
      ))}
    </List>
  );
}

function LineOf({ line, isNamed }: { readonly line: FactLine; readonly isNamed: boolean }) {
  if (!isNamed) return <li className="whitespace-pre-line">{contentOf(line)}</li>;
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="basis-32 text-ink-muted">{line.name}</dt>
      <dd className="min-w-0 flex-1 basis-40 whitespace-pre-line">{contentOf(line)}</dd>
    </div>
  );
}

const contentOf = ({ text, lines }: FactLine) => text ?? <Lines lines={lines} />;

interface FactDifferenceProps {
  readonly before: Json;
  readonly after: Json;
  /** What the two columns are called. */
  readonly names: readonly [before: string, after: string];
  /** True where only what differs is of interest. */
  readonly isShort?: boolean;
}

/** Two versions of a fact beside each other. What differs is marked by a word and a frame. */
export function FactDifference({ before, after, names, isShort = false }: FactDifferenceProps) {
  const all = comparedLines(before, after);
  const lines = isShort ? all.filter(({ isSame }) => !isSame) : all;
  const same = all.length - lines.length;
  if (lines.length === 0) return <p>Nothing of it is changed yet.</p>;
  return (
    <>
      <table className="wrap-anywhere w-full table-fixed border-collapse text-left">
        <thead>
          <tr>
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className="w-1/2 border-line border-b py-1 pr-2 font-semibold text-sm"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <tr key={index} className="border-line border-b align-top">
              <td className="py-1 pr-2">
                <Name of={line.name} />
                {line.before === undefined ? (
                  <span className="text-ink-muted">Not there</span>
                ) : line.isSame ? (
                  contentOf(line.before)
                ) : (
                  <del>{contentOf(line.before)}</del>
                )}
              </td>
              <td className={line.isSame ? 'py-1 pr-2' : 'border-2 border-caution-line px-2 py-1'}>
                <Name of={line.isSame ? line.name : `${line.name} changed`.trim()} />
                {line.after === undefined ? (
                  <span className="text-ink-muted">Taken out</span>
                ) : line.isSame ? (
                  contentOf(line.after)
                ) : (
                  <ins className="font-semibold no-underline">{contentOf(line.after)}</ins>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {same > 0 && (
        <p className="text-ink-muted text-sm">{`The other ${counted(same, 'field')} of it stay${same === 1 ? 's' : ''} as before.`}</p>
      )}
    </>
  );
}

function Name({ of: name }: { readonly of: string }) {
  return name === '' ? null : <span className="block text-ink-muted text-sm">{name}</span>;
}
