import { createTransport } from 'nodemailer';

export type OutgoingMail = { recipient: string; subject: string; text: string; html: string };

export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<void>;
  check: () => Promise<void>;
  close: () => void;
};

export function openSmtp(url: string, from: string): MailTransport {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return {
    send: async ({ recipient, subject, text, html }) => {
      await transport.sendMail({ from, to: recipient, subject, text, html });
    },
    check: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
