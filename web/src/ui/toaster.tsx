import * as Toast from '@radix-ui/react-toast';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { Announcement } from './announcement.tsx';
import { classNames } from './class-names.ts';
import { subscribeToModals, topModal } from './open-modal.ts';
import {
  closeToastOfOtherScreen,
  currentToast,
  dismissToast,
  subscribeToToast,
  toastDuration,
} from './toast-store.ts';
import { toneStyle } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';
import { useFreePlace } from './use-free-place.ts';

/**
 * The notification area with the toast of the store. F8 moves the focus here, and a swipe to the right closes
 * it. It lies where no control is, and goes with its screen. A modal dialog covers what stands outside it and makes
 * it inert, so that the area is inside the dialog above all others.
 */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast);
  const viewport = useRef<HTMLOListElement>(null);
  const [path] = useLocation();
  const query = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for at each change of the address
  useEffect(closeToastOfOtherScreen, [path, query]);
  const modal = useSyncExternalStore(subscribeToModals, topModal);
  const isOpen = shown?.isOpen === true;
  useFreePlace(viewport, isOpen ? shown.id : null, modal);
  const area = (
    <Toast.Viewport
      ref={viewport}
      className="fixed right-0 bottom-(--bottom-bar-height) z-50 w-full max-w-[420px] px-4 py-1 empty:pointer-events-none print:hidden"
    />
  );
  return (
    <Toast.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      {shown !== null && (
        <Toast.Root
          key={shown.id}
          open={shown.isOpen}
          onOpenChange={(isOpen) => !isOpen && dismissToast(shown.id)}
          className={classNames(
            'flex items-center gap-2 rounded-card border py-1 pr-1 pl-3 text-sm leading-snug shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            shown.variant === 'destructive' ? toneStyle.caution : 'border-line-strong bg-surface text-ink',
          )}
        >
          <ToneIcon
            tone={shown.variant === 'destructive' ? 'caution' : 'normal'}
            className={shown.variant === 'destructive' ? '' : 'text-normal-ink'}
          />
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-semibold">{shown.title}</Toast.Title>
            {shown.description !== undefined && <Toast.Description>{shown.description}</Toast.Description>}
          </div>
          <Toast.Close
            aria-label="Close"
            className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      {/* React listens to all events on what holds a portal, in the body a second time to each tap of the page. */}
      {modal === null ? area : createPortal(area, modal)}
      {/* The library announces a toast outside the dialog, where no screen reader listens now. */}
      {modal &&
        createPortal(
          <Announcement text={isOpen ? [shown.title, shown.description].filter(Boolean).join('. ') : ''} />,
          modal,
        )}
    </Toast.Provider>
  );
}
