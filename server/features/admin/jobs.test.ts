import { expect, test } from 'vitest';
import { inTransaction } from '../../core/database/db.ts';
import { testApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/people.ts';
import { chainEvents } from '../audit/chain.ts';
import { logSystemEvent } from '../audit/service.ts';
import { verifyChain } from '../audit/verify.ts';
import { mailChainHead } from './jobs.ts';

const app = testApp();

test('platform admins get the chain hash and the check command by mail; nothing is sent without a chain', async () => {
  const admin = await makePerson(app(), { platformRole: 'platform_admin', firstName: 'Ada' });
  await makePerson(app(), { platformRole: 'support' });
  const locked = await makePerson(app(), { platformRole: 'platform_admin' });
  await app().db.prisma.user.update({ where: { id: locked.userId }, data: { lockedAt: app().clock.now() } });
  await mailChainHead(app());
  expect(await app().db.prisma.outboxMail.count()).toBe(0);
  await inTransaction(app().db, (tx) =>
    logSystemEvent(app(), tx, { action: 'ai_budget_changed', resourceId: 'x', details: { from: 1, to: 2 }, names: {} }),
  );
  await chainEvents(app());
  await mailChainHead(app());
  expect(await app().db.prisma.outboxMail.findMany({ select: { recipient: true } })).toEqual([
    { recipient: admin.email },
  ]);
  const { headHash } = await verifyChain(app().db);
  const { text } = await app().mailbox.mailTo(admin.email);
  expect(text).toContain(`npm run verify-audit -- 1 ${headHash.toString('hex')}`);
});
