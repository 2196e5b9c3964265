import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { UserType } from '#shared/auth/session-user.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { organisation } from '../../testing/company.ts';
import { button, expectHeading, findWithText } from '../../testing/page-actions.ts';
import { member } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';

const departed = 'Sie gehören nicht mehr zu Haus am See.';
const foundingHeading = 'Zuerst braucht Ihr Unternehmen einen Platz';

const openSettings = (userType: UserType = 'company') =>
  renderAt('/company/settings', {
    user: member('viewer', { userType }),
    answers: { 'organisations.current': organisation, 'members.leave': null as never },
    allowsUnanswered: true,
  });

test.each([
  ['company', 'auth.sessionEnded'],
  ['company', 'members.changes'],
  ['applicant', 'auth.sessionEnded'],
] as const)('a departed %s gets a message after %s', async (userType, event) => {
  const { server } = await openSettings(userType);
  await expectHeading('Einstellungen');
  server.answer({ 'auth.me': member('viewer', { userType, organisation: null }) });
  server.emit(event, 'changed');
  await findWithText('alert', departed);
  expect(screen.queryByRole('heading', { name: 'Einstellungen' })).toBeNull();
});

test('a person who leaves gets only the message of leaving', async () => {
  const show = vi.spyOn(notifications, 'show');
  const { server, person } = await openSettings();
  await person.click(await screen.findByRole('button', { name: 'Organisation verlassen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Organisation verlassen' });
  server.answer({ 'auth.me': member('viewer', { organisation: null }) });
  await person.click(button('Organisation verlassen', dialog));
  await expectHeading(foundingHeading);
  await findWithText('status', 'Sie haben Haus am See verlassen');
  toastSuccess('Letzte Meldung');
  await findWithText('status', 'Letzte Meldung');
  expect(show.mock.calls.map(([{ role }]) => role)).toEqual(['status', 'status']);
});
