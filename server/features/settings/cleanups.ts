import { type CleanupView, nextCleanup } from '#shared/settings/cleanups.ts';
import type { App } from '../../core/app.ts';
import { listCleanupRuns } from '../../core/jobs/cleanup-runs.ts';

export async function getCleanups({ db, clock }: App): Promise<CleanupView[]> {
  const now = clock.now();
  return (await listCleanupRuns(db.prisma)).map((run) => ({ ...run, nextAt: nextCleanup(run, now) }));
}
