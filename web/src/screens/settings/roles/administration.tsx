import { type Role, roles } from '@oryx/contract/limits';
import {
  type AccountWithRoles,
  findAccount,
  grantRole,
  listRoleHolders,
  type RoleRecordEntry,
  roleRecord,
  withdrawRole,
} from '@oryx/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { queryClient } from '../../../api/query-client.ts';
import { refreshOwnRoles, tellRoleFailure } from '../../../session/own-roles.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { momentText } from '../../../ui/date-words.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const key = ['roles', 'administration'];
const holdersOptions = {
  queryKey: [...key, 'holders'],
  queryFn: () => call(listRoleHolders, {}),
  staleTime: 0,
};
const recordOptions = { queryKey: [...key, 'record'], queryFn: () => call(roleRecord, {}), staleTime: 0 };

/** The roles of others: who holds which, granting and withdrawing, and the record of it. */
export function Administration() {
  const holders = useQuery(holdersOptions, queryClient).data ?? [];
  const [account, setAccount] = useState<AccountWithRoles>();
  const [isRecordOpen, setRecordOpen] = useState(false);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">Who holds a role</h2>
      <ul className="divide-y divide-line">
        {holders.map((holder) => (
          <li key={holder.email} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-0">
              <span className="block font-medium">{nameOf(holder)}</span>
              <span className="wrap-anywhere text-ink-muted text-sm">
                {`${holder.email}: ${holder.roles.join(', ')}`}
              </span>
            </span>
            <Button
              variant="ghost"
              aria-label={`Change ${nameOf(holder)}`}
              onClick={() => setAccount(holder)}
            >
              Change
            </Button>
          </li>
        ))}
      </ul>
      <FindAccount onFound={setAccount} />
      {account && (
        <ChangeRoles
          key={account.email}
          account={account}
          onChanged={(changed) => {
            setAccount(changed);
            void queryClient.invalidateQueries({ queryKey: key });
            void refreshOwnRoles();
          }}
        />
      )}
      {isRecordOpen ? (
        <RoleRecord />
      ) : (
        <Button variant="secondary" onClick={() => setRecordOpen(true)}>
          Show the record
        </Button>
      )}
    </Card>
  );
}

function FindAccount({ onFound }: { onFound: (account: AccountWithRoles) => void }) {
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function find(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      onFound(await call(findAccount, { request: { email } }));
    } catch (error) {
      tellRoleFailure('Not Found', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={find} className="flex flex-col gap-3">
      <Field label="Another account" hint="The whole e-mail address.">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="off"
            autoCapitalize="none"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy}>
        Find
      </Button>
    </form>
  );
}

interface ChangeRolesProps {
  readonly account: AccountWithRoles;
  readonly onChanged: (account: AccountWithRoles) => void;
}

function ChangeRoles({ account, onChanged }: ChangeRolesProps) {
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function change(role: Role, isHeld: boolean) {
    setBusy(true);
    try {
      const request = { email: account.email, role, reason };
      onChanged(await call(isHeld ? withdrawRole : grantRole, { request }));
      setReason('');
    } catch (error) {
      tellRoleFailure('Not Changed', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-3 rounded-card border border-line p-3">
      <p className="font-medium">{`${nameOf(account)}, ${account.profession}`}</p>
      <Field label="Why" hint="It stays in the record. Name nobody.">
        {(control) => (
          <TextInput
            {...control}
            name="reason"
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {roles.map((role) => {
          const isHeld = account.roles.includes(role);
          return (
            <Button
              key={role}
              variant="secondary"
              busy={isBusy}
              disabled={reason.trim() === ''}
              onClick={() => change(role, isHeld)}
            >
              {isHeld ? `Withdraw ${role}` : `Make ${role}`}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

function RoleRecord() {
  const entries = useQuery(recordOptions, queryClient).data ?? [];
  return (
    <ol aria-label="Record of roles" className="flex flex-col gap-2 text-sm">
      {entries.map((entry) => (
        <li key={entry.number}>
          <span className="text-ink-muted">{`${entry.number}. ${momentText(new Date(entry.at))} `}</span>
          {sentenceOf(entry)}
        </li>
      ))}
    </ol>
  );
}

/** Returns an entry of the record in words. */
function sentenceOf({ name, role, isGranted, origin, by, reason }: RoleRecordEntry): string {
  const gone = 'a deleted account';
  const whom = { app: by ?? gone, server: 'the command on the server', deletion: 'deleting the account' };
  const done = isGranted ? 'granted to' : 'withdrawn from';
  return `${role} ${done} ${name ?? gone} by ${whom[origin]}: ${reason}`;
}

function nameOf({ firstName, lastName }: AccountWithRoles): string {
  return `${firstName} ${lastName}`;
}
