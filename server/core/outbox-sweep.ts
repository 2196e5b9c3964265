/** Once a day: mails that left long ago. Who wrote to whom about what is nobody's business for longer. */
import type { App } from './app.ts';
import { days, later } from './clock.ts';

const keepSentMs = days(90);
const batch = 5_000;

/** @returns how many were removed */
export async function sweepOutbox({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  let removed = 0;
  for (let found = batch; found === batch; removed += found) {
    const { rowCount } = await db.pool.query(
      'delete from mail_outbox where id in (select id from mail_outbox where sent_at < $1 limit $2)',
      [later(clock.now(), -keepSentMs), batch],
    );
    found = rowCount ?? 0;
  }
  return removed;
}

const queueName = 'sweep-outbox';

/** Every night at 03:50, once for all processes together. Jobs that are done are removed by the queue itself, after a week. */
export async function registerOutboxSweepJob(app: App): Promise<void> {
  const sweep = async () => {
    const removed = await sweepOutbox(app);
    app.logger.info({ removed }, 'old mails removed');
  };
  await app.queue.register(queueName, sweep, { retryLimit: 3, retryDelaySeconds: 600 });
  await app.queue.schedule(queueName, '50 3 * * *');
}
