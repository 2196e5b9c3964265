/**
 * On a public installation demo accounts are locked, and demo jobs and courses are offline. `npm run delete-demo`
 * deletes them.
 */
import { rm } from 'node:fs/promises';
import type { App } from '../core/app.ts';
import type { Tx } from '../core/database/db.ts';
import { lockByOperator } from '../features/admin/service.ts';
import { changeForReaders } from '../features/courses/service.ts';
import { removeOrganisationByOperator } from '../features/organisations/service.ts';
import { accountsFile, demoLocked, demoPeople } from './accounts.ts';
import { demoApplicants } from './applicants.ts';

const demoEmails = [...demoPeople, ...demoApplicants, demoLocked].map(({ email }) => email);

async function findDemoContent(
  tx: Tx,
  { isLocked }: { isLocked?: false } = {},
): Promise<{ userIds: string[]; orgIds: string[] }> {
  const open = isLocked === false ? { lockedAt: null } : {};
  const accounts = await tx.user.findMany({
    where: { email: { in: demoEmails } },
    select: { id: true, lockedAt: true },
  });
  const all = accounts.map(({ id }) => id);
  const organisations = await tx.organisation.findMany({
    where: {
      ...open,
      members: { some: { role: 'owner', userId: { in: all } }, none: { role: 'owner', userId: { notIn: all } } },
    },
    select: { id: true },
  });
  return {
    userIds: accounts.filter(({ lockedAt }) => isLocked !== false || lockedAt === null).map(({ id }) => id),
    orgIds: organisations.map(({ id }) => id),
  };
}

export async function lockDemo(app: App): Promise<void> {
  const { userIds, orgIds } = await findDemoContent(app.db.prisma, { isLocked: false });
  if (userIds.length + orgIds.length === 0) return;
  await lockByOperator(app, {
    userIds,
    orgIds,
    reason: 'Demo-Konten sind gesperrt, wo andere die Installation erreichen.',
  });
  const counts = { accounts: userIds.length, organisations: orgIds.length };
  app.logger.warn(
    counts,
    'demo accounts were locked and demo content taken offline because this installation is reachable by others; delete both with: npm run delete-demo',
  );
}

export async function deleteDemo(app: App): Promise<{ accounts: number; organisations: number }> {
  const deleted = await changeForReaders(app, null, async (tx) => {
    const { userIds, orgIds } = await findDemoContent(tx);
    for (const orgId of orgIds) await removeOrganisationByOperator(app, tx, orgId);
    await tx.course.deleteMany({ where: { orgId: null, createdBy: { in: userIds } } });
    await tx.user.deleteMany({ where: { id: { in: userIds } } });
    return { accounts: userIds.length, organisations: orgIds.length };
  });
  await rm(accountsFile(app.env), { force: true });
  return deleted;
}
