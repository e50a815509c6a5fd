import type { LearningModule } from '@oryx/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { FactSource } from './fact-source.tsx';
import { ModuleEcg } from './module-ecg.tsx';

/** The text of a module, and its links to pages of Oryx. */
export function ModuleReading({ module: { reading, sources, links } }: { module: LearningModule }) {
  return (
    <>
      {reading.map(({ heading, paragraphs, points, ecg, source, basis }) => (
        <TitledCard key={heading} title={heading}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {points.length > 0 && (
            <ul className="list-disc space-y-1.5 pl-6">
              {points.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {ecg !== undefined && <ModuleEcg name={ecg} label={`ECG: ${heading}`} />}
          <FactSource sources={sources} source={source} basis={basis} />
        </TitledCard>
      ))}
      {links.length > 0 && (
        <TitledCard title="In Oryx">
          <ul className="flex flex-col divide-y divide-line">
            {links.map(({ title, route }) => (
              <li key={route}>
                <Link
                  href={route}
                  className="flex min-h-12 items-center justify-between gap-2 py-2 font-medium text-accent-ink hover:underline"
                >
                  {title}
                  <ArrowRight aria-hidden className="size-5 shrink-0" />
                </Link>
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
    </>
  );
}
