import { randomUUID } from 'node:crypto';
import { type MailProblem, testMailTexts } from '#shared/texts/admin/settings.ts';
import { hello } from '#shared/texts/auth/mails.ts';
import { oneLine } from '#shared/validation/text.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { composeMail } from '../../core/mail/mail-layout.ts';
import { describeError } from '../../core/runtime/logger.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../audit/service.ts';

export const testMailLimit: Limit = { name: 'test-mail', points: 10, seconds: 3600 };
const maxAnswerLength = 300;

/** @throws RuleError NO_MAIL_SERVER, MAIL_NOT_SENT with the problem and the server's answer */
export async function sendTestMail(ctx: SignedInContext): Promise<{ recipient: string }> {
  const { app, user } = ctx;
  if (app.sendMailNow === null)
    throw new RuleError('NO_MAIL_SERVER', { problem: 'none' satisfies MailProblem, answer: null });
  const { subject, paragraphs } = testMailTexts.mail;
  const text = { kind: 'testMail', subject, greeting: hello(user.firstName), paragraphs: [...paragraphs] } as const;
  try {
    await app.sendMailNow({ id: randomUUID(), ...composeMail(user.email, text) });
  } catch (error) {
    app.logger.warn({ error: describeError(error) }, 'test mail not sent');
    throw new RuleError('MAIL_NOT_SENT', { problem: problemOf(error), answer: answerOf(error) });
  }
  await inTransaction(app.db, (tx) =>
    logAuditEvent(ctx, tx, {
      action: 'test_mail_sent',
      resourceId: 'mail',
      details: {},
      names: { recipient: user.email },
    }),
  );
  return { recipient: user.email };
}

type SmtpError = { code?: unknown; command?: unknown; response?: unknown };
const asSmtpError = (error: unknown): SmtpError => (typeof error === 'object' && error !== null ? error : {});

const problemOfCode: Readonly<Record<string, MailProblem>> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  ETIMEDOUT: 'slow',
  ETLS: 'encryption',
  EDNS: 'unreachable',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOTFOUND: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  EMESSAGE: 'refused',
};

export function problemOf(error: unknown): MailProblem {
  const { code, command, response } = asSmtpError(error);
  if (code === 'EENVELOPE') return command === 'MAIL FROM' ? 'sender' : command === 'RCPT TO' ? 'recipient' : 'refused';
  if (code === 'ESOCKET') return /ssl|tls|certificate/i.test(describeError(error)) ? 'encryption' : 'unreachable';
  const known = typeof code === 'string' ? problemOfCode[code] : undefined;
  return known ?? (typeof response === 'string' ? 'refused' : 'other');
}

function answerOf(error: unknown): string | null {
  const { response } = asSmtpError(error);
  return typeof response === 'string' ? oneLine(response).slice(0, maxAnswerLength) : null;
}
