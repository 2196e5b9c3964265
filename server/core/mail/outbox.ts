import { mailKinds } from '#shared/mails/kinds.ts';
import type { Database, Tx } from '../database/db.ts';
import type { JobPolicy, Queue } from '../jobs/queue.ts';
import { addMs, type Clock, days, hours } from '../runtime/clock.ts';
import { describeError, type Logger } from '../runtime/logger.ts';
import { orderedId } from '../runtime/random.ts';
import type { EffectiveSettings } from '../settings.ts';
import { type MailTransport, maxConnections, type OutgoingMail } from './mail-transport.ts';

const queueName = 'send-mail';
/**
 * Retries for about a day. The lanes use as many connections as the transport has, so that no mail waits inside it. One
 * lane is reserved for urgent mail.
 */
const policy: JobPolicy = {
  retryLimit: 13,
  retryDelaySeconds: 10,
  timeoutSeconds: 120,
  lanes: [{ atOnce: 4 }, { atOnce: 4 }, { atOnce: maxConnections - 8, onlyUrgent: true }],
};

type NewMail = OutgoingMail & { senderId?: string };

export type Outbox = {
  /**
   * The mail is sent after the commit, or stays readable without SMTP. Mails of kinds with limit `owed` are delayed if
   * they exceed the sender's rate limit.
   */
  add: (tx: Tx, mail: NewMail) => Promise<void>;
  sends: boolean;
};

type Needs = {
  db: Database;
  queue: Queue;
  transport: MailTransport | null;
  settings: EffectiveSettings;
  clock: Clock;
  logger: Logger;
};

export async function openOutbox({ db, queue, transport, settings, clock, logger }: Needs): Promise<Outbox> {
  if (transport !== null) {
    await queue.register(
      queueName,
      (data) => sendQueuedMail(db, transport, { mailId: data['mailId'] ?? '', clock, logger }),
      policy,
    );
  }
  return {
    sends: transport !== null,
    add: async (tx, mail) => {
      const rule: { limit: string; isUrgent?: true } = mailKinds[mail.kind];
      const now = clock.now();
      const perDay = settings.current().limits.mailsPerRecipient;
      const isRateLimited = transport !== null && rule.limit === 'owed';
      const heldUntil = isRateLimited ? await nextSlot(tx, mail, { now, perDay }) : null;
      const id = orderedId();
      await tx.outboxMail.create({ data: { id, ...mail, createdAt: now, heldUntil }, select: { id: true } });
      logger.debug({ mailId: id, kind: mail.kind }, 'mail');
      if (transport === null) return;
      const data = { mailId: id };
      if (heldUntil === null) return (rule.isUrgent === true ? queue.addUrgent : queue.add)(tx, queueName, data);
      const afterSeconds = Math.ceil((heldUntil.getTime() - now.getTime()) / 1000);
      await queue.addLater(tx, queueName, { data, afterSeconds });
    },
  };
}

const maxMailsPerHour = 5;

/** Mails beyond the limits per hour or day of one kind, sender and recipient are spread over the day. */
async function nextSlot(tx: Tx, mail: NewMail, { now, perDay }: { now: Date; perDay: number }): Promise<Date | null> {
  const [row] = await tx.$queryRaw<Array<{ inHour: number; inDay: number; last: Date | null }>>`
    select count(*) filter (where created_at > ${addMs(now, -hours(1))}::timestamptz)::int as "inHour",
           count(*)::int as "inDay",
           max(held_until) filter (where held_until > ${now}::timestamptz) as last
      from mail_outbox
     where recipient = ${mail.recipient} and kind = ${mail.kind}
       and sender_id is not distinct from ${mail.senderId ?? null}::uuid
       and created_at > ${addMs(now, -days(1))}::timestamptz`;
  const { inHour, inDay, last } = row ?? { inHour: 0, inDay: 0, last: null };
  if (last === null && inHour < maxMailsPerHour && inDay < perDay) return null;
  const waitMs = (last ?? now).getTime() - now.getTime() + days(1) / perDay;
  return addMs(now, Math.min(waitMs, days(1)));
}

async function sendQueuedMail(
  db: Database,
  transport: MailTransport,
  job: { mailId: string; clock: Clock; logger: Logger },
): Promise<void> {
  const mail = await db.prisma.outboxMail.findUnique({ where: { id: job.mailId } });
  if (mail === null || mail.sentAt !== null || mail.text === null || mail.html === null) return;
  try {
    const { id, recipient, subject, text, html } = mail;
    await transport.send({ id, recipient, subject, text, html });
  } catch (error) {
    const lastError = describeError(error).slice(0, 500);
    await db.prisma.outboxMail.updateMany({ where: { id: mail.id }, data: { attempts: { increment: 1 }, lastError } });
    job.logger.warn({ mailId: mail.id, error: lastError }, 'sending a mail failed, will retry');
    throw error;
  }
  // Does nothing if the mail was deleted. Erases the body because it may contain a sign-in link.
  await db.prisma.outboxMail.updateMany({
    where: { id: mail.id },
    data: { attempts: { increment: 1 }, lastError: null, sentAt: job.clock.now(), text: null, html: null },
  });
}
