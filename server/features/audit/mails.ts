import { chainMail } from '#shared/texts/audit/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { mailAdmins } from '../auth/service.ts';
import { findNewestLink } from './check-queries.ts';

/** The newest hash leaves the installation: whoever rewrites the log here cannot rewrite it there. */
export const mailChain = (app: App): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const head = await findNewestLink(tx);
    if (head === null) return;
    const { position, hash } = head;
    const url = `${app.env.APP_URL}/admin/audit`;
    await mailAdmins(app, tx, (firstName) => chainMail({ firstName, position, hash, now: app.clock.now(), url }));
  });
