import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { button, expectAddress, expectHeading, findWithText } from '../../testing/page-actions.ts';
import { member } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Output, refused } from '../../testing/server-stub.ts';

const guest = member('viewer', { organisation: null });
const invitation: Output<'invitations.byToken'> = {
  organisation: 'Haus am See',
  email: guest.email,
  role: 'admin',
  invitedBy: 'Paul Eigen',
  hasAccount: true,
};

const openAs = (user: typeof guest | null, answers: Answers) =>
  renderAt('/invitation/zeichen', { user, answers, allowsUnanswered: true });

test.each([
  ['INVITATION_USED', 'Diese Einladung wurde schon angenommen.'],
  ['INVITATION_EXPIRED', 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.'],
  ['INVITATION_WITHDRAWN', 'Diese Einladung wurde zurückgezogen.'],
] as const)('an invitation refused with %s gives the reason and cannot be accepted', async (code, sentence) => {
  await openAs(guest, { 'invitations.byToken': refused(code) });
  await expectHeading('Diese Einladung führt nicht weiter');
  await findWithText('alert', sentence);
  expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull();
});

test.each([
  ['INVITER_NOT_ENTITLED', 'Wer Sie eingeladen hat, darf das nicht mehr. Bitten Sie um eine neue Einladung.'],
  ['IN_OTHER_ORGANISATION', 'Sie gehören schon zu einer anderen Organisation. Verlassen Sie diese zuerst.'],
] as const)('an acceptance refused with %s gives the reason and is not offered again', async (code, sentence) => {
  const { person } = await openAs(guest, { 'invitations.byToken': invitation, 'invitations.accept': refused(code) });
  await person.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
  await expectHeading('Diese Einladung führt nicht weiter');
  await findWithText('alert', sentence);
  expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull();
});

test('a member who accepts again is led to the organisation', async () => {
  const { person } = await openAs(member('viewer'), {
    'invitations.byToken': invitation,
    'invitations.accept': refused('ALREADY_MEMBER'),
  });
  await person.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
  await findWithText('alert', 'Benutzer ist bereits Mitglied der Organisation');
  await person.click(screen.getByRole('link', { name: 'Zu Ihrer Organisation' }));
  await expectAddress('/company/dashboard');
});

test('an unknown link leads to the sign-in page', async () => {
  const { person } = await openAs(null, { 'invitations.byToken': refused('INVALID_INPUT') });
  await findWithText('alert', 'Dieser Link ist ungültig, abgelaufen oder schon benutzt.');
  await person.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
  await expectAddress('/auth');
});

test('a person other than the invited one signs out first', async () => {
  const stranger = member('viewer', { organisation: null, email: 'fremd@example.org' });
  await openAs(stranger, { 'invitations.byToken': invitation });
  await screen.findByRole('heading', { name: 'Diese Einladung gilt jemand anderem' });
  expect(screen.getByRole('main').textContent).toContain('Sie sind angemeldet als fremd@example.org.');
  expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull();
  button('Abmelden und anders anmelden');
});
