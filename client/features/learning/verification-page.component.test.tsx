import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectAddress, expectHeading, field, fill } from '../../testing/page-actions.ts';
import { renderAt } from '../../testing/render.tsx';
import { refused } from '../../testing/server-stub.ts';

test.each([
  ['valid', 'Dieses Zertifikat ist gültig', /^Vergleichen Sie die Nummer/],
  ['withdrawn', 'Dieses Zertifikat wurde zurückgezogen', /^Den Grund kennt die Person/],
  ['unknown', 'Dieses Zertifikat ist unbekannt', 'Oder die Person lässt keine Prüfung zu.'],
] as const)('a %s certificate is named as such, with the next step', async (state, heading, next) => {
  await renderAt('/certificate/PG-1A2B-3C4D-5E6F', {
    answers: { 'learning.verify': { state } },
    allowsUnanswered: true,
  });
  await expectHeading('Zertifikat prüfen');
  const finding = within(
    (await screen.findByRole('heading', { name: heading })).closest('[role=status]') as HTMLElement,
  );
  finding.getByText('PG-1A2B-3C4D-5E6F');
  finding.getByText(next);
});

test('an unknown number stays in the field and can be checked again', async () => {
  const { person, server } = await renderAt('/certificate/pg1a2b3c4d5e6f', {
    answers: { 'learning.verify': { state: 'unknown' } },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Dieses Zertifikat ist unbekannt' });
  expect(field('Nummer des Zertifikats').value).toBe('PG-1A2B-3C4D-5E6F');
  await person.click(screen.getByRole('button', { name: 'Prüfen' }));
  await waitFor(() => expect(server.calls('learning.verify')).toHaveLength(2));
});

test('a check that fails offers another try', async () => {
  const { person, server } = await renderAt('/certificate/PG-1A2B-3C4D-5E6F', {
    answers: { 'learning.verify': refused('BUSY') },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Das Zertifikat konnte nicht geprüft werden' });
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(server.calls('learning.verify')).toHaveLength(2));
});

test('another number leads to its own page', async () => {
  const { person, server } = await renderAt('/certificate/x', {
    answers: { 'learning.verify': { state: 'unknown' } },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Dieses Zertifikat ist unbekannt' });
  await fill(person, field('Nummer des Zertifikats'), ' PG-1A2B-3C4D-5E6F ');
  await person.click(screen.getByRole('button', { name: 'Prüfen' }));
  await expectAddress('/certificate/PG-1A2B-3C4D-5E6F');
  const asked = { certificate: 'PG-1A2B-3C4D-5E6F' };
  await waitFor(() => expect(server.calls('learning.verify')).toContainEqual(asked));
});
