import type { User } from '@oryx/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { useNow } from '../../device/use-now.ts';
import { useSession } from '../../session/session-context.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { dayOf } from './calendar-day.ts';
import { CompletedCard } from './certificates/completed-card.tsx';
import { displayedStatus } from './certifications/certification-status.ts';
import { CertificationsTab } from './certifications/certifications-tab.tsx';
import { useCourseCompletions } from './courses/course-completions.ts';
import { courses } from './courses/courses.ts';
import { CoursesTab } from './courses/courses-tab.tsx';
import { totalOn } from './cpd/cpd-ledger.ts';
import { CpdRecord } from './cpd/cpd-record.tsx';
import { registerRules } from './cpd/cpd-rules.ts';
import { CpdSection } from './cpd/cpd-section.tsx';
import { CpdWarning } from './cpd/cpd-warning.tsx';
import type { EducationGoal } from './goals/goal.ts';
import { GoalsTab } from './goals/goals-tab.tsx';
import { KeepSwitch } from './keep-switch.tsx';
import { ProgressTab } from './progress/progress-tab.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { useEducationData } from './use-education-data.ts';

/** Courses, certifications, goals and progress of a signed-in user. */
export function ContinuingEducationScreen({ title }: { readonly title: string }) {
  const { user } = useSession();
  // This screen is only reachable by a signed-in user.
  return user === null ? null : <EducationOf key={user.id} user={user} title={title} />;
}

type TabName = 'courses' | 'certifications' | 'goals' | 'progress';

function EducationOf({ user, title }: { readonly user: User; readonly title: string }) {
  const [tab, setTab] = useState<TabName>('courses');
  const [goals, setGoals] = useState<readonly EducationGoal[]>([]);
  const { data, change, kept, setKept } = useEducationData(user.id);
  const today = useNow(dayOf);
  const isCompleted = useCourseCompletions();
  const { certifications, cpdEntries, register } = data;

  const { year, balance } = registerRules[register];
  const tabs = [
    {
      value: 'courses',
      label: 'Courses',
      panel: <CoursesTab user={user} isCompleted={isCompleted} today={today} />,
    },
    {
      value: 'certifications',
      label: 'Certifications',
      panel: (
        <div className="flex flex-col gap-4">
          <CertificationsTab
            certifications={certifications}
            today={today}
            onChange={(update) =>
              change((before) => ({ ...before, certifications: update(before.certifications) }))
            }
          />
          <KeepSwitch
            what="Certifications"
            isKept={kept.certifications}
            onChange={(isKept) => setKept('certifications', isKept)}
          />
          <CompletedCard user={user} today={today} isCompleted={isCompleted} />
        </div>
      ),
    },
    {
      value: 'goals',
      label: 'Goals',
      panel: (
        <GoalsTab
          goals={goals}
          onDelete={(id) => setGoals((before) => before.filter((goal) => goal.id !== id))}
        />
      ),
    },
    {
      value: 'progress',
      label: 'Progress',
      panel: (
        <ProgressTab certifications={certifications} today={today}>
          <CpdSection
            entries={cpdEntries}
            register={register}
            today={today}
            isCompleted={isCompleted}
            onChange={(update) => change((before) => ({ ...before, cpdEntries: update(before.cpdEntries) }))}
            onRegister={(chosen) => change((before) => ({ ...before, register: chosen }))}
          />
          <KeepSwitch
            what="CPD activities"
            isKept={kept.ledger}
            onChange={(isKept) => setKept('ledger', isKept)}
          />
        </ProgressTab>
      ),
    },
  ] as const;

  // Only that tab has a print button. Otherwise the browser prints what is shown.
  const isRecordPrinted = tab === 'progress';
  return (
    <>
      <Page width="full" className={isRecordPrinted ? 'print:hidden' : ''}>
        <PageHeader title={title} />
        <SummaryCards
          activeCertifications={
            certifications.filter((one) => displayedStatus(one, today) === 'Active').length
          }
          inProgress={courses.filter(({ status }) => status === 'in_progress').length}
          activeGoals={goals.length}
          earned={{
            inYear: totalOn(cpdEntries, today, year.months).ceus,
            valid: totalOn(cpdEntries, today, balance.months).ceus,
          }}
        />
        <Link href="/learning" className={buttonStyle('secondary', 'self-start')}>
          Open Learning Paths
        </Link>
        <CpdWarning entries={cpdEntries} register={register} today={today} />
        <Tabs label="Education" tabs={tabs} value={tab} onValueChange={setTab} />
      </Page>
      {isRecordPrinted && <CpdRecord user={user} entries={cpdEntries} register={register} today={today} />}
    </>
  );
}
