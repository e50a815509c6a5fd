import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { productName } from '../../product.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Page } from '../../ui/page.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

// Lazy: a visitor who does not touch it loads nothing of it.
const TryTool = lazy(async () => ({ default: (await import('./try-tool.tsx')).TryTool }));

/** The contents of Oryx, in the words of its users. */
const contents = [
  ['Calculators and scores', 'From NEWS to drug doses, with advice beside the number.'],
  [
    'Emergency algorithms',
    'Namibia Standard Treatment Guidelines and the Resuscitation Council of Southern Africa.',
  ],
  ['Medications', 'Doses, indications and dangers of emergency medicines.'],
  ['Paediatrics', 'Normal vital signs, airway sizes and defibrillation energy by age.'],
  ['Works without a signal', 'After the first visit everything opens without a connection.'],
] as const;

/** The themes of the picture. A browser loads only the one that is shown, and only when it comes near. */
const pictures = { light: 'in-data-[theme=dark]:hidden', dark: 'in-data-[theme=light]:hidden' };

/** The landing page of a visitor, with a link to sign in. It never redirects by itself. */
export function LandingScreen({ title }: { readonly title: string }) {
  const heading = usePageTitle(title);
  const [isTried, setTried] = useState(false);
  return (
    <Page className="min-h-dvh justify-center">
      <header className="flex flex-col gap-3 pt-4">
        <img src="/icons/oryx.svg" alt="" width="56" height="56" className="size-14" />
        <h1 ref={heading} tabIndex={-1} className="font-bold text-4xl tracking-tight">
          {title}
        </h1>
        <p className="text-lg leading-relaxed">
          A clinical reference for doctors, nurses, paramedics and emergency care practitioners in southern
          Africa.
        </p>
      </header>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Link href="/auth" className={buttonStyle('primary', 'sm:min-w-40')}>
          Sign in
        </Link>
        <Link href="/auth?mode=register" className={buttonStyle('secondary', 'sm:min-w-40')}>
          Create account
        </Link>
        {!isTried && (
          <button type="button" onClick={() => setTried(true)} className={buttonStyle('ghost')}>
            Try it: Glasgow Coma Scale
          </button>
        )}
      </div>
      {isTried && (
        <Suspense>
          <TryTool />
        </Suspense>
      )}
      <ul className="grid gap-x-8 gap-y-4 py-2 sm:grid-cols-2">
        {contents.map(([title, text]) => (
          <li key={title}>
            <h2 className="font-semibold">{title}</h2>
            <p className="text-ink-muted text-sm">{text}</p>
          </li>
        ))}
      </ul>
      {Object.entries(pictures).map(([theme, className]) => (
        <img
          key={theme}
          src={`/screenshots/landing-${theme}.webp`}
          alt="A dose with its volume, and a score with what to do, in Oryx."
          loading="lazy"
          width="784"
          height="760"
          className={className}
        />
      ))}
      <p className="border-line border-t pt-4 text-ink-muted text-sm">
        For qualified healthcare professionals. {productName} gives education and decision support only. It
        does not replace clinical judgment.
      </p>
    </Page>
  );
}
