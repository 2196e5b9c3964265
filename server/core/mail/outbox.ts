import { mailKinds } from '#shared/mails/kinds.ts';
import type { Database, Tx } from '../database/db.ts';
import type { Queue } from '../jobs/queue.ts';
import { type Clock, days, hours, later } from '../runtime/clock.ts';
import { describeError, type Logger } from '../runtime/logger.ts';
import { orderedId } from '../runtime/random.ts';
import type { SettingsInForce } from '../settings.ts';
import { type MailTransport, maxConnections, type OutgoingMail } from './mail-transport.ts';

const queueName = 'send-mail';
/**
 * About a day of trying, with growing pauses. Together the lanes take as many mails as the transport has connections, so that
 * none of them waits inside it; one lane is kept for what people wait for, however slowly the mail server takes the rest.
 */
const policy = {
  retryLimit: 13,
  retryDelaySeconds: 10,
  // A mail server that takes a byte at a time does not hold up a lane for ever.
  longestSeconds: 120,
  lanes: [{ atOnce: 4 }, { atOnce: 4 }, { atOnce: maxConnections - 8, onlyUrgent: true }],
};

/** `senderId`: the organisation or person that causes the mail; without one it is the product's own. */
type AddedMail = OutgoingMail & { senderId?: string };

export type Outbox = {
  /**
   * Writes the mail with the transaction; it leaves after the commit, or stays readable where no SMTP is configured. An owed mail
   * beyond its sender's pace leaves later.
   */
  add: (tx: Tx, mail: AddedMail) => Promise<void>;
  /** True where mails really leave. */
  sends: boolean;
};

type Needs = {
  db: Database;
  queue: Queue;
  transport: MailTransport | null;
  settings: SettingsInForce;
  clock: Clock;
  logger: Logger;
};

export async function openOutbox({ db, queue, transport, settings, clock, logger }: Needs): Promise<Outbox> {
  if (transport !== null) {
    await queue.register(
      queueName,
      (data) => sendOne(db, transport, { mailId: data['mailId'] ?? '', clock, logger }),
      policy,
    );
  }
  return {
    sends: transport !== null,
    add: async (tx, mail) => {
      const rule: { limit: string; isUrgent?: true } = mailKinds[mail.kind];
      const now = clock.now();
      const perDay = settings.current().limits.mailsPerRecipient;
      const isPaced = transport !== null && rule.limit === 'owed';
      const heldUntil = isPaced ? await slotAfter(tx, mail, { now, perDay }) : null;
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

/** Mails of one kind from one sender to one recipient that leave at once within an hour. */
const atOnce = 5;

/**
 * The stored mails of this kind, sender and recipient are the counter. Beyond `atOnce` in an hour or `perDay` in a day the next one
 * leaves a share of the day after the last, and never more than a day late.
 */
async function slotAfter(
  tx: Tx,
  mail: AddedMail,
  { now, perDay }: { now: Date; perDay: number },
): Promise<Date | null> {
  const [row] = await tx.$queryRaw<Array<{ inHour: number; inDay: number; last: Date | null }>>`
    select count(*) filter (where created_at > ${later(now, -hours(1))}::timestamptz)::int as "inHour",
           count(*)::int as "inDay",
           max(held_until) filter (where held_until > ${now}::timestamptz) as last
      from mail_outbox
     where recipient = ${mail.recipient} and kind = ${mail.kind}
       and sender_id is not distinct from ${mail.senderId ?? null}::uuid
       and created_at > ${later(now, -days(1))}::timestamptz`;
  const { inHour, inDay, last } = row ?? { inHour: 0, inDay: 0, last: null };
  if (last === null && inHour < atOnce && inDay < perDay) return null;
  const waitMs = (last ?? now).getTime() - now.getTime() + days(1) / perDay;
  return later(now, Math.min(waitMs, days(1)));
}

async function sendOne(
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
    job.logger.warn({ mailId: mail.id, error: lastError }, 'mail not sent, will be tried again');
    throw error;
  }
  // Of a mail that was deleted meanwhile nothing is left to note. The body may hold a link that signs in; nobody needs it here any more.
  await db.prisma.outboxMail.updateMany({
    where: { id: mail.id },
    data: { attempts: { increment: 1 }, lastError: null, sentAt: job.clock.now(), text: null, html: null },
  });
}
