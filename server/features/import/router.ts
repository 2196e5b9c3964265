import { router } from '../../core/trpc.ts';

export const adminImportRouter = router({});
