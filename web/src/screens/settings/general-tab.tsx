import { lazy, Suspense, useState } from 'react';
import { connection } from '../../api/connection.ts';
import { defaultIdle, setIdleMinutes } from '../../clinical/patient/patient-store.ts';
import { OfflineCard } from '../../offline/offline-card.tsx';
import { resetPreferences } from '../../preferences/preferences-store.ts';
import { productName, supportEmail } from '../../product.ts';
import { useSession } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BedsideCard } from './bedside-card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RolesGate } from './roles-gate.tsx';
import { SessionsCard } from './sessions-card.tsx';

// Lazy: few users open them.
const AllCorrections = lazy(async () => ({
  default: (await import('./all-corrections.tsx')).AllCorrections,
}));
const OwnFaults = lazy(async () => ({ default: (await import('./own-faults.tsx')).OwnFaults }));

/** Opens a draft to support in the user's mail app. */
const feedbackLink = `mailto:${supportEmail}?subject=${encodeURIComponent(`${productName} feedback`)}`;

function resetAllSettings() {
  resetPreferences();
  setIdleMinutes(defaultIdle);
  toast({ title: 'Settings Reset', description: 'All settings are at their defaults.' });
}

/** The profile and the account actions. */
export function GeneralTab() {
  const { user, signOut } = useSession();
  const [isSigningOut, setSigningOut] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isLogOpen, setLogOpen] = useState(false);
  const [isFaultsOpen, setFaultsOpen] = useState(false);

  async function logOut() {
    setSigningOut(true);
    await signOut();
  }

  return (
    <div className="flex flex-col gap-4">
      {user === null ? <p>Please log in to view your profile information.</p> : <ProfileCard user={user} />}
      <OfflineCard />
      <BedsideCard />
      {user !== null && <RolesGate />}
      <div className="flex flex-col gap-3">
        <Button variant="secondary" onClick={resetAllSettings}>
          Reset All Settings to Default
        </Button>
        <a href={feedbackLink} className={buttonStyle('secondary')}>
          Send Feedback
        </a>
        {user !== null &&
          (isLogOpen ? (
            <Suspense fallback={<SkeletonRows count={2} />}>
              <AllCorrections />
            </Suspense>
          ) : (
            <Button variant="secondary" onClick={() => setLogOpen(true)}>
              Corrections of doses and steps
            </Button>
          ))}
        {user !== null &&
          (isFaultsOpen ? (
            <Suspense fallback={<SkeletonRows count={2} />}>
              <OwnFaults userId={user.id} />
            </Suspense>
          ) : (
            <Button variant="secondary" onClick={() => setFaultsOpen(true)}>
              My reports of faults
            </Button>
          ))}
        {user !== null && (
          <>
            <Button
              variant="secondary"
              busy={isSigningOut}
              onClick={() => (connection() === 'unreachable' ? setAsking(true) : logOut())}
            >
              Log Out
            </Button>
            <ConfirmDialog
              isOpen={isAsking}
              title="Log out without a signal?"
              confirmLabel="Log Out"
              busyLabel="Logging out..."
              isBusy={isSigningOut}
              onConfirm={logOut}
              onCancel={() => setAsking(false)}
            >
              Logging out removes what is kept on this device. {productName} then opens nothing until there is
              a signal to sign in with.
            </ConfirmDialog>
          </>
        )}
      </div>
      {user !== null && (
        <>
          <SessionsCard />
          <DeleteAccount user={user} />
        </>
      )}
    </div>
  );
}
