import Download from 'lucide-react/icons/download';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { Link } from 'wouter';
import { canInstall, install } from '../device/install-prompt.ts';
import type { KnownCopy } from '../offline/use-copy.ts';
import { productName } from '../product.ts';
import { Button } from '../ui/button.tsx';
import { CopyReady } from './copy-ready.tsx';
import { Notice } from './notice.tsx';

interface WelcomeNoticeProps {
  readonly copy: KnownCopy;
  /** Called once the cards are done or closed. */
  readonly onDone: () => void;
}

/** The three cards of the first run: what is on this phone, the home screen, and the user's tools. */
export function WelcomeNotice({ copy, onDone }: WelcomeNoticeProps) {
  const [step, setStep] = useState(0);
  const cards = [
    { title: 'What is on this phone', Icon: Smartphone, body: <CopyReady copy={copy} /> },
    { title: `Put ${productName} on the home screen`, Icon: Download, body: <HomeScreenCard /> },
    { title: 'Choose your tools', Icon: Star, body: <ToolsCard /> },
  ] as const;
  const card = cards[step] ?? cards[0];
  const isLast = step === cards.length - 1;
  return (
    <Notice label="First steps" Icon={card.Icon} onClose={onDone}>
      <h2 className="font-semibold">
        {card.title}{' '}
        <span className="font-normal text-ink-muted text-sm">{`${step + 1} of ${cards.length}`}</span>
      </h2>
      {card.body}
      <Button variant={isLast ? 'primary' : 'secondary'} onClick={isLast ? onDone : () => setStep(step + 1)}>
        {isLast ? 'Done' : 'Next'}
      </Button>
    </Notice>
  );
}

function HomeScreenCard() {
  const [isAsked, setAsked] = useState(false);
  // Only Safari on iOS says whether a page was opened from the home screen.
  const isSafari = 'standalone' in navigator;
  if (window.matchMedia('(display-mode: standalone)').matches) return <p>It is there already.</p>;
  return (
    <>
      <p>
        {'There it opens like an app, also without a signal. '}
        {!canInstall() &&
          (isSafari
            ? 'Tap the Share button, then "Add to Home Screen".'
            : 'Open the menu of your browser and choose "Add to home screen" or "Install".')}
      </p>
      {canInstall() && !isAsked && (
        <Button
          onClick={() => {
            setAsked(true);
            void install();
          }}
        >
          Install
        </Button>
      )}
    </>
  );
}

function ToolsCard() {
  return (
    <p>
      {'Tap the star of a tool, chart or drug, and it stands on Home. Begin with the '}
      <Link href="/clinical-tools" className="text-accent-ink underline">
        clinical tools
      </Link>
      .
    </p>
  );
}
