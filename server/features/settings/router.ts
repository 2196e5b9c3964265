import { changeInput } from '#shared/settings/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { getInstallationInfo } from './about.ts';

import { changeSettings, getAllSettings, getCleanups, getCurrentNotice } from './service.ts';
import { sendTestMail, testMailLimit } from './test-mail.ts';

export const adminSettingsRouter = router({
  all: signedInProcedure.query(({ ctx }) => getAllSettings(ctx.app)),
  cleanups: signedInProcedure.query(({ ctx }) => getCleanups(ctx.app)),
  change: signedInProcedure.input(changeInput).mutation(({ ctx, input }) => changeSettings(ctx, input)),
  sendTestMail: signedInProcedure.meta({ limit: testMailLimit }).mutation(({ ctx }) => sendTestMail(ctx)),
  about: signedInProcedure.query(({ ctx }) => getInstallationInfo(ctx.app)),
});

export const noticeRouter = router({
  current: openProcedure.query(({ ctx }) => getCurrentNotice(ctx.app)),
});
