import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { startProof } from './proof.ts';
import { getBackupOverview, startBackup } from './service.ts';

const startLimit = { name: 'start-backup', points: 10, seconds: 3600 };
const proofLimit = { name: 'start-backup-proof', points: 10, seconds: 3600 };

export const adminBackupsRouter = router({
  overview: signedInProcedure.query(({ ctx }) => getBackupOverview(ctx.app)),
  prove: signedInProcedure.meta({ limit: proofLimit }).mutation(({ ctx }) => startProof(ctx)),
  start: signedInProcedure.meta({ limit: startLimit }).mutation(({ ctx }) => startBackup(ctx)),
});
