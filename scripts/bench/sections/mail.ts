import { setTimeout as pause } from 'node:timers/promises';
import { readEnv } from '../../../server/core/runtime/env.ts';
import { createLogger } from '../../../server/core/runtime/logger.ts';
import { openApp } from '../../../server/start.ts';
import { openMailbox } from '../../../server/testing/mailbox.ts';
import { connectToInstallation } from '../../installation.ts';
import type { Row, Section } from '../section.ts';
import { startServer, withDataFolder } from '../server.ts';

const mails = 600;
const wantedPerSecond = 20;
const answerMs = 200;

export const section: Section = {
  name: 'mail',
  title: `${mails} invitations through a mail server with ${answerMs} ms per mail, followed by a password reset`,
  run: () =>
    withDataFolder(async (dataDir) => {
      const mailbox = await openMailbox({ answerMs });
      const settings = { SMTP_URL: mailbox.url, DEMO: '0' };
      const server = await startServer(dataDir, settings);
      try {
        await addMails(dataDir);
        const began = performance.now();
        while (mailbox.received.length < mails + 1) await pause(20);
        return rowsOf(new Map(mailbox.received.map(({ to, receivedAt }) => [to, receivedAt])), began);
      } finally {
        await server.stop();
        await mailbox.close();
      }
    }),
};

async function addMails(dataDir: string): Promise<void> {
  const logger = createLogger('silent');
  const { url } = await connectToInstallation(readEnv({ DATA_DIR: dataDir }), logger);
  const app = await openApp({ env: readEnv({ DATA_DIR: dataDir }), databaseUrl: url, logger });
  await app.db.prisma.$transaction(async (tx) => {
    for (let number = 0; number <= mails; number++) {
      const isLast = number === mails;
      const recipient = isLast ? 'reset@example.org' : `mail-${number}@example.org`;
      const mail = { recipient, subject: 'Probe', text: 'Text', html: '<p>Text</p>', createdAt: new Date() };
      const { id } = await tx.outboxMail.create({ data: mail, select: { id: true } });
      await (isLast ? app.queue.addUrgent : app.queue.add)(tx, 'send-mail', { mailId: id });
    }
  });
  await app.close();
}

function rowsOf(times: ReadonlyMap<string, number>, began: number): Row[] {
  const all = [...times.values()];
  const perSecond = mails / ((Math.max(...all) - Math.min(...all)) / 1000);
  const isQuick = perSecond >= wantedPerSecond;
  const reset = Math.max(0, (times.get('reset@example.org') ?? 0) - began);
  const passed = all.filter((time) => time > (times.get('reset@example.org') ?? 0)).length;
  return [
    { label: 'mails a second', value: perSecond.toFixed(0), limit: `at least ${wantedPerSecond}`, ok: isQuick },
    { label: 'password reset sent after', value: `${reset.toFixed(0)} ms` },
    { label: 'invitations sent after it', value: String(passed) },
  ];
}
