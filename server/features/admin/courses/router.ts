import { router } from '../../../core/trpc.ts';

export const adminCoursesRouter = router({});
