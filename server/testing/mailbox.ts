import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** On the clock of `performance.now()`. */
  receivedAt: number;
};

export type Mailbox = {
  url: string;
  received: ReceivedMail[];
  mailTo: (address: string, nth?: number) => Promise<ReceivedMail>;
  setRefusing: (refuses: boolean) => void;
  delayMails: () => () => void;
  delayedCount: () => number;
  connectionCount: () => number;
  close: () => Promise<void>;
};

export async function openMailbox({ answerMs = 0 } = {}): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  let refuses = false;
  let connections = 0;
  let delayed = 0;
  let gate: Promise<void> = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      connections++;
      done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (refuses) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const { subject = '', text = '', html = '', messageId = '' } = mail;
        delayed++;
        await gate;
        if (answerMs > 0) await pause(answerMs);
        delayed--;
        received.push({
          to: mail.to?.[0]?.address ?? '',
          from: mail.from?.address ?? '',
          subject,
          text,
          html,
          messageId,
          receivedAt: performance.now(),
        });
        done();
        arrivals.emit('mail');
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mailTo: async (to, nth = 1) => {
      for (;;) {
        const found = received.filter((mail) => mail.to === to)[nth - 1];
        if (found !== undefined) return found;
        await once(arrivals, 'mail');
      }
    },
    setRefusing: (value) => {
      refuses = value;
    },
    delayMails: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = Promise.resolve();
        resolve();
      };
    },
    delayedCount: () => delayed,
    connectionCount: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const tokenIn = (mail: ReceivedMail): string =>
  /\/(?:verify-email|reset-password|invitation|company-domain|account-deletion)\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
