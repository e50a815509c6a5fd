import type { OwnRoles } from '@oryx/contract/roles';
import { Link } from 'wouter';
import { refreshOwnRoles } from '../../../session/own-roles.ts';
import { SecondFactorCode } from '../../../session/second-factor-code.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { Administration } from './administration.tsx';
import { FormularyForm } from './formulary-form.tsx';
import { ReportedFaults } from './reported-faults.tsx';
import { ReviewerForm } from './reviewer-form.tsx';
import { SecondFactorInUse } from './second-factor-in-use.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** What a user with a role sets: the second factor, how a reviewer is shown, and the roles of others. */
export function RolesAndReview({ own }: { readonly own: OwnRoles }) {
  const { roles, secondFactor, reviewer } = own;
  const isFresh = secondFactor.freshUntil !== null;
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="font-semibold text-lg">Roles and review</h2>
        <p>{`You are ${roles.map(withArticle).join(' and ')}.`}</p>
        {!secondFactor.isSetUp && <SetUpSecondFactor onDone={refreshOwnRoles} />}
        {secondFactor.isSetUp && !isFresh && (
          <>
            <p>Your roles count on this device for 12 hours after you have entered a code.</p>
            <SecondFactorCode />
          </>
        )}
        {isFresh && (
          <>
            <Link href="/review" className={buttonStyle()}>
              Open the review desk
            </Link>
            <SecondFactorInUse secondFactor={secondFactor} />
          </>
        )}
      </Card>
      {isFresh && roles.includes('reviewer') && <ReviewerForm profile={reviewer} />}
      {isFresh && (roles.includes('reviewer') || roles.includes('editor')) && <ReportedFaults />}
      {isFresh && roles.includes('administrator') && (
        <>
          <FormularyForm />
          <Administration />
        </>
      )}
    </>
  );
}

const withArticle = (role: string) => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;
