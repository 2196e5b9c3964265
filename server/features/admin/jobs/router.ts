import { router } from '../../../core/trpc.ts';

export const adminJobsRouter = router({});
