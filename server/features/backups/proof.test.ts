import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { backupName, backupsFolder, prepareBackupFolder } from '../../core/backup/backup-folder.ts';
import { findProofAge, type ProofResult } from '../../core/backup/proof-state.ts';
import { inTransaction } from '../../core/database/db.ts';
import { hours } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../testing/people.ts';
import { adminCaller } from '../../testing/settings.ts';
import { mailChainHead } from '../admin/jobs.ts';
import { chainEvents } from '../audit/chain.ts';
import { logSystemEvent } from '../audit/service.ts';
import { runDueProof, runRequestedProof } from './proof.ts';
import { getBackupOverview } from './service.ts';

const app = testApp();
const passed: ProofResult = { outcome: 'passed' };
const failed: ProofResult = { outcome: 'failed', problem: 'content' };

/** @returns the name of the backup that was proven at that time */
async function provenAt(text: string, result: ProofResult = passed): Promise<string | null> {
  app().clock.set(new Date(text));
  let proven: string | null = null;
  await runDueProof(app(), async (_app, path) => {
    proven = path.slice(backupsFolder(app().env).length + 1);
    return result;
  });
  return proven;
}

async function addBackup(createdAt: string, isEncrypted = false): Promise<string> {
  const folder = backupsFolder(app().env);
  await prepareBackupFolder(folder);
  const name = backupName(new Date(createdAt), isEncrypted);
  await writeFile(join(folder, name), 'age-encryption.org/v1');
  return name;
}

const proofOf = async () => (await getBackupOverview(app())).proof;

test('proves each newest backup once, at night or after more than a day, and never when it is off', async () => {
  expect(await provenAt('2027-01-04T03:20:00Z')).toBeNull();
  const first = await addBackup('2027-01-04T02:40:00Z');
  expect(await provenAt('2027-01-04T10:20:00Z')).toBeNull();
  const off = { ...app(), env: { ...app().env, BACKUP_PROOF: false } };
  await runDueProof(off, () => Promise.reject(new Error('must not run')));
  expect(await provenAt('2027-01-05T03:20:00Z')).toBe(first);
  expect(await provenAt('2027-01-06T03:20:00Z')).toBeNull();
  const second = await addBackup('2027-01-06T02:40:00Z');
  expect(await provenAt('2027-01-06T10:20:00Z')).toBe(second);
  app().clock.advance(hours(2));
  expect(await findProofAge(app())).toBe(7200);
  expect(await proofOf()).toMatchObject({ passedAt: new Date('2027-01-06T10:20:00Z'), failed: null, skipped: null });
});

test('staff start a proof, which never runs twice at once, and see why it was skipped', async () => {
  // Sessions end by the clock of the database.
  app().clock.set(new Date());
  const admin = await adminCaller(app());
  const support = await callerFor(app(), await makePersonAs(app(), 'support'));
  const started = async () => (await auditTrail(app(), { action: 'backup_proof_started' })).length;
  const skipOf = async () => (await admin.adminBackups.overview()).proof.skipped;
  expect(await outcomeOf(support.adminBackups.prove())).toBe('FORBIDDEN');
  app().clock.set(new Date('2027-01-10T10:00:00Z'));
  await addBackup('2027-01-10T02:40:00Z', true);
  await Promise.all([admin.adminBackups.prove(), admin.adminBackups.prove()]);
  expect((await admin.adminBackups.overview()).proof.isRunning).toBe(true);
  expect(await started()).toBe(1);
  await vi.waitFor(async () => expect((await proofOf()).isRunning).toBe(false), { timeout: 20_000 });
  // The backup is encrypted and there is no passphrase.
  expect(await skipOf()).toEqual({ at: new Date('2027-01-10T10:00:00Z'), reason: 'passphrase' });
  await rm(backupsFolder(app().env), { recursive: true });
  await admin.adminBackups.prove();
  await vi.waitFor(async () => expect(await skipOf()).toMatchObject({ reason: 'none' }), { timeout: 20_000 });
  expect(await started()).toBe(2);
});

test('a proof on request also proves a proven backup, and the next night is not skipped', async () => {
  const first = await addBackup('2027-01-12T02:40:00Z');
  expect(await provenAt('2027-01-12T03:20:00Z')).toBe(first);
  app().clock.set(new Date('2027-01-12T22:00:00Z'));
  await runRequestedProof(app(), async () => passed);
  expect((await proofOf()).passedAt).toEqual(new Date('2027-01-12T22:00:00Z'));
  const second = await addBackup('2027-01-13T02:40:00Z');
  expect(await provenAt('2027-01-13T03:20:00Z')).toBe(second);
});

test('a failed proof is shown and mailed to platform admins, once until a proof passes again', async () => {
  const admin = await makePerson(app(), { platformRole: 'platform_admin', firstName: 'Ada' });
  const where = { kind: 'backupProofFailed', recipient: admin.email } as const;
  const mails = () => app().db.prisma.outboxMail.count({ where });
  const proveOn = async (day: string, result: ProofResult) => {
    await addBackup(`2027-02-${day}T02:40:00Z`);
    await provenAt(`2027-02-${day}T03:20:00Z`, result);
  };
  await proveOn('01', failed);
  expect(await proofOf()).toMatchObject({
    passedAt: new Date('2027-01-13T03:20:00Z'),
    failed: { at: new Date('2027-02-01T03:20:00Z'), problem: 'content' },
  });
  expect((await app().mailbox.mailTo(admin.email)).text).toContain('waren Zeilen oder Dateien anders');
  await proveOn('02', failed);
  expect(await mails()).toBe(1);
  await proveOn('03', passed);
  expect((await proofOf()).failed).toBeNull();
  await proveOn('04', failed);
  expect(await mails()).toBe(2);
});

test('a skipped proof says why, keeps the last good one, and runs again the next night', async () => {
  const name = await addBackup('2027-03-01T02:40:00Z', true);
  const before = (await proofOf()).passedAt;
  app().clock.set(new Date('2027-03-01T03:20:00Z'));
  // In its own process: the backup is encrypted and there is no passphrase.
  await runDueProof(app());
  expect(await proofOf()).toMatchObject({ passedAt: before, failed: null, skipped: { reason: 'passphrase' } });
  expect(await provenAt('2027-03-02T03:20:00Z', { outcome: 'skipped', reason: 'running' })).toBe(name);
  expect((await proofOf()).skipped?.at).toEqual(new Date('2027-03-01T03:20:00Z'));
});

test('a damaged backup fails in its own process', async () => {
  await addBackup('2027-04-01T02:40:00Z');
  app().clock.set(new Date('2027-04-01T03:20:00Z'));
  const withPassphrase = { ...app(), env: { ...app().env, BACKUP_PASSPHRASE: 'sieben-blaue-fahrräder' } };
  await runDueProof(withPassphrase);
  expect((await proofOf()).failed?.problem).toBe('unreadable');
});

test('the weekly mail says when a backup was proven', async () => {
  await addBackup('2027-05-03T02:40:00Z');
  await provenAt('2027-05-03T03:20:00Z');
  const admin = await makePerson(app(), { platformRole: 'platform_admin' });
  const event = { action: 'ai_budget_changed', resourceId: 'x', details: { from: 1, to: 2 }, names: {} } as const;
  await inTransaction(app().db, (tx) => logSystemEvent(app(), tx, event));
  await chainEvents(app());
  await mailChainHead(app());
  const { text } = await app().mailbox.mailTo(admin.email);
  expect(text).toContain('Zuletzt geprüft: 3. Mai 2027');
});
