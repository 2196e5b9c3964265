import { router } from '../../core/trpc.ts';

export const adminQualityRouter = router({});
