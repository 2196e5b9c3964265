/**
 * Unused accounts are asked twice, then closed like any other deletion. Any signed-in request in between ends it.
 * Without a mail server the questions stay in the outbox. Staff, locked accounts and only owners are left alone.
 */
import { questionDays } from '#shared/account-deletion/schema.ts';
import { stillWantedMail } from '#shared/texts/account-deletion/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { recordCleanup } from '../../core/jobs/cleanup-runs.ts';
import { forEachIndependently } from '../../core/jobs/jobs.ts';
import { addMs, days, monthsAfter } from '../../core/runtime/clock.ts';
import { logSystemEvent } from '../audit/service.ts';
import { addMail, links } from '../auth/service.ts';
import { closeAccount } from './close.ts';
import {
  deleteUsedAgain,
  insertAsked,
  listUnused,
  lockUnused,
  type UnusedRow,
  updateAskedAgain,
} from './unused-queries.ts';

export const unusedAccounts = 'unused accounts';

const batch = 500;

export async function closeUnusedAccounts(app: App): Promise<void> {
  const now = app.clock.now();
  const unusedSince = monthsAfter(now, -app.settings.current().retention.unusedAccountMonths);
  await deleteUsedAgain(app.db.prisma, unusedSince);
  const due = await listUnused(app.db.prisma, {
    unusedSince,
    askedBefore: addMs(now, -days(questionDays)),
    take: batch,
  });
  const closed = { count: 0 };
  await forEachIndependently(due, {
    about: 'unused accounts failed',
    work: async (row) => {
      if (await inTransaction(app.db, (tx) => nextStep(app, tx, { row, unusedSince }))) closed.count++;
    },
  });
  await recordCleanup(app, unusedAccounts, closed.count);
}

type Step = { row: UnusedRow; unusedSince: Date };

/** @returns true if the account was closed */
async function nextStep(app: App, tx: Tx, { row, unusedSince }: Step): Promise<boolean> {
  const { userId, email, firstName, askedAt, askedAgainAt } = row;
  if (!(await lockUnused(tx, userId, unusedSince))) return false;
  const now = app.clock.now();
  if (askedAt !== null && askedAgainAt !== null) return close(app, tx, userId);
  if (askedAt === null) await insertAsked(tx, userId, now);
  else await updateAskedAgain(tx, userId, now);
  const closesAt = addMs(now, days(askedAt === null ? 2 * questionDays : questionDays));
  const text = stillWantedMail(firstName, {
    closesAt,
    url: `${app.env.APP_URL}/auth`,
    reset: links.resetPassword(app),
  });
  await addMail(app, tx, { to: email, text });
  return false;
}

async function close(app: App, tx: Tx, userId: string): Promise<boolean> {
  try {
    await closeAccount(app, tx, { userId, cause: 'unused' });
  } catch (error) {
    if (error instanceof RuleError && error.code === 'SOLE_OWNER') return false;
    throw error;
  }
  const about = { resourceId: userId, details: {}, names: {} };
  await logSystemEvent(app, tx, { action: 'unused_account_closed', ...about });
  return true;
}
