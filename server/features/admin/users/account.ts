/** Account state for support. Contains nothing about tests, profile, releases or applications. */
import type { MailState, UserDetail, UserMail, UserSession } from '#shared/admin/users.ts';
import { mailContent, mailKindNames } from '#shared/mails/kinds.ts';
import type { App } from '../../../core/app.ts';
import { RuleError } from '../../../core/errors.ts';
import { networkOf } from '../../../core/runtime/network.ts';
import { deviceOf } from '../../account/service.ts';
import { listOpenSessions } from '../../auth/service.ts';
import { findAccountState, listMailsTo, type MailRow } from './account-queries.ts';
import { findUser, presentUser } from './list.ts';

/** @throws RuleError NOT_FOUND */
export async function getUserDetail(app: App, userId: string): Promise<UserDetail> {
  const { prisma } = app.db;
  const [row, state, sessions] = await Promise.all([
    findUser(prisma, userId),
    findAccountState(prisma, userId),
    listOpenSessions(prisma, userId, app.clock.now()),
  ]);
  if (row === null || state === null) throw new RuleError('NOT_FOUND');
  const mails = await listMailsTo(prisma, row.email, accountKinds);
  const { emailVerifiedAt, lockedAt, lockReason, totpConfirmedAt, deletion } = state;
  return {
    ...presentUser(row),
    confirmedAt: emailVerifiedAt,
    lock: lockedAt === null ? null : { at: lockedAt, reason: lockReason },
    eraseAt: deletion?.eraseAt ?? null,
    hasTwoFactor: totpConfirmedAt !== null,
    sessions: sessions.map(toUserSession),
    mails: mails.map((mail) => presentMail(mail, app.outbox.sends)),
  };
}

type SessionRow = { userAgent: string; address: string; createdAt: Date; lastSeenAt: Date };

const toUserSession = ({ userAgent, address, createdAt, lastSeenAt }: SessionRow): UserSession => ({
  device: deviceOf(userAgent),
  network: networkOf(address),
  startedAt: createdAt,
  lastSeenAt,
});

/** Account mails only: even a count of other mails would reveal when a company replied. */
const accountKinds: readonly string[] = mailKindNames.filter((kind) => mailContent(kind) === 'account');

function mailStateOf({ sentAt, attempts }: MailRow, sendsMail: boolean): MailState {
  if (sentAt !== null) return 'sent';
  if (!sendsMail) return 'kept';
  return attempts === 0 ? 'waiting' : 'failing';
}

const presentMail = (row: MailRow, sendsMail: boolean): UserMail => ({
  subject: row.subject,
  createdAt: row.createdAt,
  state: mailStateOf(row, sendsMail),
});
