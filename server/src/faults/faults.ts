import { answerFault, type FaultReport, listFaults, listOwnFaults, reportFault } from '@oryx/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../dependencies.ts';
import { HttpError } from '../http/http-error.ts';
import type { Limit, RateLimits } from '../http/rate-limits.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { faultReports as table } from '../storage/schema.ts';
import type { Database } from '../storage/storage.ts';

const hour = 60 * 60 * 1000;

/** Limits on the reports of one user. docs/security.md explains them. */
const limitsOfUser: readonly Limit[] = [
  { name: 'fault', points: 20, perMs: hour },
  { name: 'fault', points: 60, perMs: 24 * hour },
];

/** Maximum number of reports in a list. */
const mostListed = 300;

/** Returns the routes by which readers report faults, and reviewers and editors answer them. */
export function faultRoutes(db: Database, limits: RateLimits, clock: Clock): Route[] {
  return [
    serve(reportFault, async (fault, call) => {
      const { userId } = sessionOf(call);
      const { reportId: id } = call.params;
      const thanks = { message: 'Thank you. The reviewers see your report.' };
      // A repeated call is no second report, and costs nothing.
      const known = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
      if (known.length > 0) return thanks;
      await limits.spend(limitsOfUser.map((limit) => ({ limit, subject: userId, owner: userId })));
      const now = clock();
      // Clocks of devices may be ahead.
      const at = new Date(Math.min(Date.parse(fault.at), now.getTime()));
      await db
        .insert(table)
        .values({ ...fault, id, userId, at, receivedAt: now, status: 'open', reply: '' })
        .onConflictDoNothing();
      return thanks;
    }),
    serve(listOwnFaults, async (_, call) => {
      const rows = await db
        .select()
        .from(table)
        .where(eq(table.userId, sessionOf(call).userId))
        .orderBy(desc(table.receivedAt), desc(table.id))
        .limit(mostListed);
      return rows.map(shown);
    }),
    serve(listFaults, async () => {
      const isOpen = sql`${table.status} = 'open'`;
      const rows = await db
        .select()
        .from(table)
        .orderBy(desc(isOpen), desc(table.receivedAt), desc(table.id))
        .limit(mostListed);
      return rows.map(shown);
    }),
    serve(answerFault, async ({ status, reply }, call) => {
      const repliedBy = sessionOf(call).userId;
      const [row] = await db
        .update(table)
        .set({ status, reply, repliedAt: clock(), repliedBy })
        .where(eq(table.id, call.params.reportId))
        .returning();
      if (!row) throw new HttpError(404, 'There is no such report.');
      return shown(row);
    }),
  ];
}

/** Returns a report in the form of the contract, without its reporter. */
function shown({ at, receivedAt, repliedAt, ...row }: typeof table.$inferSelect): FaultReport {
  return {
    ...row,
    at: at.toISOString(),
    receivedAt: receivedAt.toISOString(),
    repliedAt: repliedAt?.toISOString() ?? null,
  };
}
