import Baby from 'lucide-react/icons/baby';
import Calculator from 'lucide-react/icons/calculator';
import Pill from 'lucide-react/icons/pill';
import WifiOff from 'lucide-react/icons/wifi-off';
import Workflow from 'lucide-react/icons/workflow';
import { Link } from 'wouter';
import { productName } from '../../product.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Page } from '../../ui/page.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

/** The contents of Oryx, in the words of its users. */
const contents = [
  {
    Icon: Calculator,
    title: 'Calculators and scores',
    text: 'From NEWS and GCS to burns fluid and drug doses, with the advice beside the number.',
  },
  {
    Icon: Workflow,
    title: 'Emergency algorithms',
    text: 'Namibia Standard Treatment Guidelines and the Resuscitation Council of Southern Africa.',
  },
  {
    Icon: Pill,
    title: 'Medications',
    text: 'Indications, doses, precautions and adverse effects of emergency medicines.',
  },
  {
    Icon: Baby,
    title: 'Paediatrics',
    text: 'Normal vital signs, airway sizes and defibrillation energy by age.',
  },
  {
    Icon: WifiOff,
    title: 'Works without a signal',
    text: 'After the first visit the calculators open and count without a connection.',
  },
] as const;

/** The landing page of a visitor, with a link to sign in. It never redirects by itself. */
export function LandingScreen({ title }: { readonly title: string }) {
  const heading = usePageTitle(title);
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
      </div>
      <ul className="grid gap-x-8 gap-y-4 py-2 sm:grid-cols-2">
        {contents.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            <div>
              <h2 className="font-semibold">{title}</h2>
              <p className="text-ink-muted text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="border-line border-t pt-4 text-ink-muted text-sm">
        For qualified healthcare professionals. {productName} gives education and decision support only. It
        does not replace clinical judgment.
      </p>
    </Page>
  );
}
