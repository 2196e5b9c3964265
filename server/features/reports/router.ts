import { router } from '../../core/trpc.ts';

export const reportsRouter = router({});
export const adminReportsRouter = router({});
