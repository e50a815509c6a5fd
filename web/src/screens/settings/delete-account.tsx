import type { User } from '@oryx/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { deleteAccount } from '../../api/account-calls.ts';
import { forgetUnsentAnswersOf } from '../../api/unsent-answers.ts';
import { productName } from '../../product.ts';
import { useSession } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Deleting the account, after a question; then it is as after logging out. */
export function DeleteAccount({ user }: { user: User }) {
  const { signOut } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  async function confirm() {
    setDeleting(true);
    try {
      await deleteAccount({ userId: user.id });
    } catch (error) {
      console.error('The account was not deleted.', error);
      // The alert halts the page, which must not stand at "Deleting..." behind it.
      flushSync(() => {
        setDeleting(false);
        setAsking(false);
      });
      window.alert('Failed to delete account. Please try again.');
      return;
    }
    forgetUnsentAnswersOf(user.id);
    await signOut();
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
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
