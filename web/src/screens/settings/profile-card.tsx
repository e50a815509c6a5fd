import type { User } from '@oryx/contract';
import { Card } from '../../ui/card.tsx';
import { longDayText } from '../../ui/date-words.ts';

/** Returns the day of registration, or today if an older server did not send it. */
function createdOn(user: User): string {
  const created = new Date(user.createdAt);
  return longDayText(Number.isNaN(created.getTime()) ? new Date() : created);
}

/** The user's profile. */
export function ProfileCard({ user }: { user: User }) {
  const facts = [
    ['First name', user.firstName],
    ['Surname', user.lastName],
    ['Email', user.email],
    ['Profession', user.profession],
    ['User ID', user.id],
    ['Account created', createdOn(user)],
  ] as const;
  return (
    <Card>
      <h2 className="font-semibold text-lg">Profile</h2>
      <dl className="mt-2 divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="min-w-0 break-words font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
