import { changeInput } from '#shared/settings/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { aboutInstallation } from './about.ts';
import { allSettings, changeSettings, currentNotice } from './service.ts';
import { sendTestMail, testMails } from './test-mail.ts';

export const adminSettingsRouter = router({
  all: signedInProcedure.query(({ ctx }) => allSettings(ctx.app)),
  change: signedInProcedure.input(changeInput).mutation(({ ctx, input }) => changeSettings(ctx, input)),
  sendTestMail: signedInProcedure.meta({ limit: testMails }).mutation(({ ctx }) => sendTestMail(ctx)),
  about: signedInProcedure.query(({ ctx }) => aboutInstallation(ctx.app)),
});

export const noticeRouter = router({
  current: openProcedure.query(({ ctx }) => currentNotice(ctx.app)),
});
