import type { Clock } from './clock.ts';
import type { Database, Tx } from './db.ts';
import { describeError } from './describe-error.ts';
import type { Logger } from './logger.ts';
import { type MailTransport, maxConnections, type OutgoingMail } from './mail-transport.ts';
import type { Queue } from './queue.ts';

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

export type Outbox = {
  /** Writes the mail with the transaction; it leaves after the commit, or stays readable where no SMTP is configured. */
  add: (tx: Tx, mail: OutgoingMail) => Promise<void>;
  /** True where mails really leave. */
  sends: boolean;
};

type Needs = { db: Database; queue: Queue; transport: MailTransport | null; clock: Clock; logger: Logger };

export async function openOutbox({ db, queue, transport, clock, logger }: Needs): Promise<Outbox> {
  if (transport !== null) {
    await queue.register(
      queueName,
      (data) => sendOne(db, transport, { mailId: data['mailId'] ?? '', clock, logger }),
      policy,
    );
  }
  return {
    sends: transport !== null,
    add: async (tx, { isPatient = false, ...mail }) => {
      const { id } = await tx.outboxMail.create({ data: { ...mail, createdAt: clock.now() }, select: { id: true } });
      if (transport === null) return;
      await (isPatient ? queue.add : queue.addUrgent)(tx, queueName, { mailId: id });
    },
  };
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
