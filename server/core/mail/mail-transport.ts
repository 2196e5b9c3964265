import type { MailKind } from '#shared/mails/kinds.ts';

export type OutgoingMail = { kind: MailKind; recipient: string; subject: string; text: string; html: string };

/** `id`: stable across attempts, so that recipients can detect duplicates. */
export type SentMail = { id: string; recipient: string; subject: string; text: string; html: string };

export type MailTransport = {
  send: (mail: SentMail) => Promise<void>;
  sendNow: (mail: SentMail) => Promise<void>;
  check: () => Promise<void>;
  close: () => void;
};

export const maxConnections = 10;

const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type Sender = { from: () => string; appUrl: string };

export async function openSmtp(url: string, { from, appUrl }: Sender): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer');
  const { hostname } = new URL(appUrl);
  const transport = createTransport({ url, pool: true, maxConnections, ...timeouts });
  const single = createTransport({ url, ...timeouts });
  const messageOf = ({ id, recipient, subject, text, html }: SentMail) => {
    return { from: from(), to: recipient, subject, text, html, messageId: `<${id}@${hostname}>` };
  };
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail));
    },
    sendNow: async (mail) => {
      await single.sendMail(messageOf(mail));
    },
    // Bypasses the pool, so that a check neither waits for mails nor delays them.
    check: async () => {
      await single.verify();
    },
    close: () => {
      transport.close();
      single.close();
    },
  };
}
