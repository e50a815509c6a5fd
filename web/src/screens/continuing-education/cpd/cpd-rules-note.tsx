import { cpdSources, unverifiedPoints } from './cpd-rules.ts';

/** The rules of the ledger, their sources, and what could not be verified. */
export function CpdRulesNote() {
  return (
    <details className="text-sm">
      <summary className="min-h-11 py-2.5 font-medium">
        The rules, their sources, and what is not verified
      </summary>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {cpdSources.map(({ key, title, url, says }) => (
          <li key={key}>
            {says}{' '}
            <a href={url} target="_blank" rel="noopener noreferrer" className="text-accent-ink underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-semibold">Not verified</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {unverifiedPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-3">
        The pages were read in November 2026 and carry no date. Ask the CPD desk when in doubt.
      </p>
    </details>
  );
}
