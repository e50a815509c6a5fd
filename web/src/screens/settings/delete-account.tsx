import { deleteAccount } from '@oryx/contract/account';
import type { User } from '@oryx/contract/auth';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { send } from '../../api/call.ts';
import { forgetUnsentAnswersOf } from '../../api/unsent-answers.ts';
import { forgetUnsentFaultsOf } from '../../api/unsent-faults.ts';
import { productName } from '../../product.ts';
import { useSession } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Deletes the account after confirmation, and then logs out. */
export function DeleteAccount({ user }: { user: User }) {
  const { signOut } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  async function confirm() {
    setDeleting(true);
    try {
      await send(deleteAccount, { request: { userId: user.id } });
    } catch (error) {
      console.error('The account was not deleted.', error);
      // The alert blocks the page, which must not show "Deleting..." behind it.
      flushSync(() => {
        setDeleting(false);
        setAsking(false);
      });
      window.alert('Failed to delete account. Please try again.');
      return;
    }
    forgetUnsentAnswersOf(user.id);
    forgetUnsentFaultsOf(user.id);
    await signOut();
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete your account?"
        confirmLabel="Delete Account"
        busyLabel="Deleting..."
        isBusy={isDeleting}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {productName} deletes your profile, your learning progress and your sessions on all devices. This
        action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
