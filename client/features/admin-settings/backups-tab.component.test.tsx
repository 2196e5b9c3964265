import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { BackupOverview } from '#shared/settings/backups.ts';
import { button, expectNoneWithText, findWithText } from '../../testing/page-actions.ts';
import { staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { refused } from '../../testing/server-stub.ts';

const at = new Date('2027-03-02T02:40:00Z');
const idle: BackupOverview = {
  isOn: true,
  isEncrypted: true,
  isRunning: false,
  last: { at, bytes: 5_000_000 },
  failed: null,
  proof: { isOn: true, isRunning: false, passedAt: at, failed: null, skipped: null },
  stored: [{ name: 'passgenau-2027-03-02T024000Z.tar.zst.age', at, bytes: 5_000_000, isEncrypted: true }],
};

const open = (overview: BackupOverview, answers = {}) =>
  renderAt('/admin/settings?tab=backups', {
    user: staff(),
    answers: { 'adminBackups.overview': overview, ...answers },
    allowsUnanswered: true,
  });

test('shows the last backup and the stored files, and starts one', async () => {
  const { person, server } = await open(idle, { 'adminBackups.start': undefined });
  await findWithText('cell', 'passgenau-2027-03-02T024000Z.tar.zst.age');
  server.answer({ 'adminBackups.overview': { ...idle, isRunning: true } });
  await person.click(button('Jetzt sichern'));
  await findWithText('status', 'Die Sicherung läuft.');
  expect(server.calls('adminBackups.start')).toHaveLength(1);
  await waitFor(() => expect(button('Jetzt sichern')).toHaveProperty('disabled', true));
});

test('names the reason of a failed backup, and a refusal', async () => {
  const failed = { at, problem: 'disk' } as const;
  const { person } = await open({ ...idle, failed }, { 'adminBackups.start': refused('BUSY') });
  await findWithText('alert', 'Der Platz auf der Festplatte reicht nicht.');
  await person.click(button('Jetzt sichern'));
  await expectNoneWithText('status', 'Die Sicherung läuft.');
});

test('shows when a backup was proven, and why a proof was skipped', async () => {
  const proof = { isOn: true, isRunning: false, passedAt: at, failed: null, skipped: { at, reason: 'disk' } } as const;
  await open({ ...idle, proof });
  await waitFor(() => expect(document.body.textContent).toMatch(/Zuletzt geprüftam 02\.03\.2027/));
  expect(document.body.textContent).toContain('fiel aus. Der freie Platz');
});

test('starts a proof, and shows that it runs and its result', async () => {
  const { person, server } = await open(idle, { 'adminBackups.prove': undefined });
  await findWithText('button', 'Jetzt prüfen');
  server.answer({ 'adminBackups.overview': { ...idle, proof: { ...idle.proof, isRunning: true } } });
  await person.click(button('Jetzt prüfen'));
  await findWithText('status', 'Sie dauert einige Minuten.');
  await findWithText('definition', 'Die Prüfung läuft gerade.');
  expect(server.calls('adminBackups.prove')).toHaveLength(1);
  expect(button('Jetzt prüfen')).toHaveProperty('disabled', true);
  server.answer({ 'adminBackups.overview': idle });
  await findWithText('status', 'Die Sicherung ist in Ordnung.');
  expect(button('Jetzt prüfen')).toHaveProperty('disabled', false);
});

test('shows why a proof cannot be started', async () => {
  const { person } = await open(idle, { 'adminBackups.prove': refused('TOO_MANY_ATTEMPTS') });
  await findWithText('button', 'Jetzt prüfen');
  await person.click(button('Jetzt prüfen'));
  await findWithText('alert', 'Zu viele Versuche');
  await expectNoneWithText('status', 'Die Sicherung ist in Ordnung.');
});

test('shows a failed proof, and that it is switched off', async () => {
  const failed = { at, problem: 'content' } as const;
  await open({ ...idle, proof: { isOn: false, isRunning: false, passedAt: null, failed, skipped: null } });
  await findWithText('alert', 'waren Zeilen oder Dateien anders');
  await expectNoneWithText('button', 'Jetzt prüfen');
  expect(document.body.textContent).toContain('BACKUP_PROOF=0');
});

test('says that backups are off, and that none exists', async () => {
  await open({ ...idle, isOn: false, isEncrypted: false, last: null, stored: [] });
  await waitFor(() => expect(document.body.textContent).toContain('BACKUPS=0'));
  expect(document.body.textContent).toContain('Hier liegt noch keine Sicherung.');
});
