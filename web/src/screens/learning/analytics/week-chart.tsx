import type * as contract from '@oryx/contract';
import { dayOfMonth } from '../../../ui/date-words.ts';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { percentText } from '../words.ts';
import { MinutesBar, ScoreMark } from './week-marks.tsx';

type Week = contract.ResponseOf<typeof contract.learningAnalytics>['weeks'][number];

const cell = 'border-line border-t py-2 pr-3 align-middle';

/**
 * The user's minutes and scores by week, as a table with drawn cells, so that it is accessible to everybody.
 */
export function WeekChart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(...weeks.map(({ minutes }) => minutes), 0);
  const isEmpty = weeks.every(({ minutes, averageScore }) => minutes === 0 && averageScore === null);
  return (
    <TitledCard title="Your weeks">
      {isEmpty ? (
        <p className="text-ink-muted">
          Nothing yet. Answer the questions of a module to see your minutes and scores here.
        </p>
      ) : (
        <>
          <p className="text-ink-muted text-sm">
            From your own modules. {most > 0 && `The longest bar is ${Math.round(most)} min. `}A diamond is
            the mean score on a line from 0% to 100%.
          </p>
          <table className="w-full text-left text-sm">
            <thead>
              <tr>
                <th className="pr-3 pb-1 font-semibold">Week from</th>
                <th className="w-[38%] pr-3 pb-1 font-semibold">Minutes</th>
                <th className="w-[38%] pb-1 font-semibold">Mean score</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <WeekRow key={week.monday} week={week} most={most} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </TitledCard>
  );
}

function WeekRow({ week, most }: { week: Week; most: number }) {
  const { monday, minutes, averageScore } = week;
  return (
    <tr>
      <th scope="row" className={`${cell} font-medium`}>
        {dayOfMonth(new Date(`${monday}T00:00`))}
      </th>
      <td className={cell}>
        {Math.round(minutes)} min
        {minutes > 0 && <MinutesBar share={minutes / most} />}
      </td>
      <td className={`${cell} pr-0`}>
        {averageScore === null ? (
          <span className="text-ink-muted">No module</span>
        ) : (
          <>
            {percentText(averageScore)}
            <ScoreMark score={averageScore} />
          </>
        )}
      </td>
    </tr>
  );
}
