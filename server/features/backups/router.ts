import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { getBackupOverview, startBackup } from './service.ts';

const startLimit = { name: 'start-backup', points: 10, seconds: 3600 };

export const adminBackupsRouter = router({
  overview: signedInProcedure.query(({ ctx }) => getBackupOverview(ctx.app)),
  start: signedInProcedure.meta({ limit: startLimit }).mutation(({ ctx }) => startBackup(ctx)),
});
