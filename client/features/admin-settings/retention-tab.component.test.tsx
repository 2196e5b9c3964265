import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { defaultSettings } from '#shared/settings/schema.ts';
import { button, expectNoneWithText, fillFields, findWithText } from '../../testing/page-actions.ts';
import { staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Output } from '../../testing/server-stub.ts';

type Run = Output<'adminSettings.cleanups'>[number];

const at = new Date('2026-11-27T01:50:00Z');
const run = (name: string, changes: Partial<Run> = {}): Run => ({
  ...{ name, isHourly: false, ranAt: at, removed: 0, removedAt: null, lastRemoved: 0, failedAt: null },
  nextAt: new Date('2026-11-28T01:50:00Z'),
  ...changes,
});
const runs = [
  run('guests’ soft skill tests', { removed: 1_200, removedAt: at, lastRemoved: 1_200 }),
  run('guests’ value tests', { removed: 34, removedAt: at, lastRemoved: 34 }),
  run('old mails', { removedAt: new Date('2026-11-20T01:50:00Z'), lastRemoved: 7 }),
  run('expired sessions', { ranAt: null }),
];

const view = {
  value: defaultSettings.retention,
  defaults: defaultSettings.retention,
  fixed: [],
  revision: 3,
  changedAt: null,
};
async function open(cleanups: Run[], role: 'platform_admin' | 'support' = 'platform_admin') {
  const opened = await renderAt('/admin/settings?tab=retention', {
    user: staff(role),
    answers: { 'adminSettings.all': { retention: view } as never, 'adminSettings.cleanups': cleanups },
    allowsUnanswered: true,
  });
  await screen.findByRole('table', { name: 'Einstellbare Fristen' });
  return opened;
}

const rowOf = (table: string, name: string) =>
  within(screen.getByRole('table', { name: table }))
    .getByRole('rowheader', { name })
    .closest('tr')?.textContent;

test('each period has its last run, the removed rows and the next run beside it', async () => {
  await open(runs);
  const guests = rowOf('Einstellbare Fristen', 'Testergebnisse ohne Konto, in Tagen');
  for (const part of ['27.11.2026, 02:50', '1.234', '28.11.2026, 02:50']) expect(guests).toContain(part);
  expect(rowOf('Einstellbare Fristen', 'E-Mails im Postausgang, in Tagen')).toContain(
    'nichts, zuletzt 7 am 20.11.2026',
  );
  expect(rowOf('Feste Fristen', 'Anmeldungen')).toContain('noch nie');
  await expectNoneWithText('alert', /fehlgeschlagen/);
});

test('a failed run is named above and in its row', async () => {
  await open([...runs, run('ended applications', { failedAt: new Date('2026-11-28T01:50:00Z') })]);
  await findWithText('alert', 'Betroffen: Bewerbungen nach ihrem Ende, in Monaten.');
  expect(rowOf('Einstellbare Fristen', 'Bewerbungen nach ihrem Ende, in Monaten')).toContain(
    'fehlgeschlagen am 28.11.2026, 02:50',
  );
});

test('a changed period is saved; support only reads', async () => {
  const { person, server, close } = await open(runs);
  server.answer({ 'adminSettings.change': { revision: 4 } });
  await fillFields(person, { 'Testergebnisse ohne Konto, in Tagen': '45' });
  await person.click(button('Speichern'));
  await findWithText('status', 'Gespeichert');
  const change = { section: 'retention', revision: 3, value: { ...defaultSettings.retention, guestResultDays: 45 } };
  expect(server.calls('adminSettings.change')).toEqual([change]);
  close();
  await open(runs, 'support');
  expect(screen.getByRole('group').hasAttribute('disabled')).toBe(true);
});
