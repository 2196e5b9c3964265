import { router } from '../../core/trpc.ts';

export const moderationRouter = router({});
export const adminModerationRouter = router({});
