import { router } from '../../core/trpc.ts';

export const adminSettingsRouter = router({});
export const noticeRouter = router({});
