import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectAddress, expectHeading, field, fill } from '../../testing/page-actions.ts';
import { renderAt } from '../../testing/render.tsx';

test.each([
  ['valid', 'Dieses Zertifikat ist gültig'],
  ['withdrawn', 'Dieses Zertifikat wurde zurückgezogen'],
  ['unknown', 'Dieses Zertifikat ist unbekannt'],
] as const)('a %s certificate is named as such', async (state, heading) => {
  await renderAt('/certificate/PG-1A2B-3C4D-5E6F', {
    answers: { 'learning.verify': { state } },
    allowsUnanswered: true,
  });
  await expectHeading('Zertifikat prüfen');
  await screen.findByRole('heading', { name: heading });
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
