import type { MailKind } from '#shared/mails/kinds.ts';

export type OutgoingMail = { kind: MailKind; recipient: string; subject: string; text: string; html: string };

/** `id`: the same for every attempt to send the same mail, so that whoever gets it twice knows it again. */
export type SentMail = { id: string; recipient: string; subject: string; text: string; html: string };

export type MailTransport = {
  send: (mail: SentMail) => Promise<void>;
  /** At once, on a connection of its own. */
  sendNow: (mail: SentMail) => Promise<void>;
  check: () => Promise<void>;
  close: () => void;
};

/** What mail servers commonly allow one client to have open at a time. */
export const maxConnections = 10;

const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** `from`: asked for every mail. */
type Sender = { from: () => string; appUrl: string };

/**
 * Connections stay open between mails: greeting and signing in cost more than a mail does. The library is loaded only where there
 * is a server for it.
 */
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
    // Not through the pool: a check must neither wait for mails nor hold one up.
    check: async () => {
      await single.verify();
    },
    close: () => {
      transport.close();
      single.close();
    },
  };
}
