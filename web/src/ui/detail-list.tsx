/** A label and its text. A long text takes the full width. Details without a text are left out. */
export type Detail = readonly [label: string, text: string, width?: 'whole'];

/** A list of labelled details. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-2">
      {details
        .filter(([, text]) => text !== '')
        .map(([label, text, width]) => (
          <div key={label} className={width === 'whole' ? 'col-span-full' : 'min-w-0'}>
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
