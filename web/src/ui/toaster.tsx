import * as Toast from '@radix-ui/react-toast';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { currentToast, dismissToast, subscribeToToast, toastDuration } from './toast-store.ts';
import { toneStyle } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

/**
 * The notification area with the toast of the store. F8 moves the focus here, and a swipe to the right closes
 * it.
 */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast);
  return (
    <Toast.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      {shown !== null && (
        <Toast.Root
          key={shown.id}
          open={shown.isOpen}
          onOpenChange={(isOpen) => !isOpen && dismissToast(shown.id)}
          className={classNames(
            'flex items-start gap-3 rounded-card border p-3 pl-4 shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            shown.variant === 'destructive' ? toneStyle.danger : 'border-line-strong bg-surface text-ink',
          )}
        >
          <ToneIcon
            tone={shown.variant === 'destructive' ? 'danger' : 'normal'}
            className={classNames('mt-2', shown.variant !== 'destructive' && 'text-normal-ink')}
          />
          <div className="min-w-0 flex-1 py-1.5">
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
      <Toast.Viewport className="fixed top-0 right-0 z-50 w-full max-w-[420px] p-4 pt-[max(1rem,env(safe-area-inset-top))] empty:pointer-events-none wide:top-auto wide:bottom-0" />
    </Toast.Provider>
  );
}
