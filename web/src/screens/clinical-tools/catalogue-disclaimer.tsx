import { catalogueReferences } from './catalogue-references.ts';

/** The disclaimer of the catalogue, and the sources of the scores. */
export function CatalogueDisclaimer() {
  return (
    <footer className="flex flex-col gap-3 text-sm">
      <p className="rounded-card border border-line bg-sunken px-4 py-3">
        <strong>Disclaimer.</strong> Results are guidance only and do not replace clinical judgment.
      </p>
      <h2 className="font-bold text-lg">References</h2>
      <ol aria-label="References" className="flex list-decimal flex-col gap-1.5 pl-6">
        {catalogueReferences.map(({ text, doi }) => (
          <li key={text}>
            {text}{' '}
            {doi !== undefined && (
              <a
                href={`https://doi.org/${doi}`}
                target="_blank"
                rel="noopener noreferrer"
                className="break-all text-accent-ink underline"
              >{`doi:${doi}`}</a>
            )}
          </li>
        ))}
      </ol>
    </footer>
  );
}
