import type { Clock } from './clock.ts';
import type { Database, Tx } from './db.ts';
import type { Logger } from './logger.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import type { Queue } from './queue.ts';

const queueName = 'send-mail';
/** About a day of trying, with growing pauses. */
const retry = { retryLimit: 12, retryDelaySeconds: 20 };

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
      retry,
    );
  }
  return {
    sends: transport !== null,
    add: async (tx, mail) => {
      const { id } = await tx.outboxMail.create({ data: { ...mail, createdAt: clock.now() }, select: { id: true } });
      if (transport !== null) await queue.add(tx, queueName, { mailId: id });
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
    await transport.send({ recipient: mail.recipient, subject: mail.subject, text: mail.text, html: mail.html });
  } catch (error) {
    const lastError = String(error).slice(0, 500);
    await db.prisma.outboxMail.update({ where: { id: mail.id }, data: { attempts: { increment: 1 }, lastError } });
    job.logger.warn({ mailId: mail.id, error: lastError }, 'mail not sent, will be tried again');
    throw error;
  }
  // The body may hold a link that signs in; nobody needs it here any more.
  await db.prisma.outboxMail.update({
    where: { id: mail.id },
    data: { attempts: { increment: 1 }, lastError: null, sentAt: job.clock.now(), text: null, html: null },
  });
}
