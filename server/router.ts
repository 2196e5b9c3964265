import { createCallerFactory, router } from './core/trpc.ts';
import { accountRouter } from './features/account/router.ts';
import { adminRouter } from './features/admin/router.ts';
import { authRouter } from './features/auth/router.ts';
import { pagesRouter } from './features/pages/router.ts';

export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  pages: pagesRouter,
  admin: adminRouter,
});
export const createCaller = createCallerFactory(appRouter);
export type AppRouter = typeof appRouter;
