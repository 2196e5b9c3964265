import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectHeading } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, refused } from '../../testing/server-stub.ts';

const openAs = (path: string, answers: Answers) =>
  renderAt(path, { user: applicant(), answers, allowsUnanswered: true });

test('the weekly mail is off until it is switched on', async () => {
  const { person, server } = await openAs('/discover', {
    'jobMails.state': { isOn: false, sendsMail: true },
    'jobMails.change': { isOn: true, sendsMail: true },
  });
  const wish = await screen.findByRole<HTMLInputElement>('switch', {
    name: /^Einmal in der Woche eine E-Mail über neue Stellen/,
  });
  expect(wish.checked).toBe(false);
  await person.click(wish);
  await screen.findByText('Gespeichert');
  expect(wish.checked).toBe(true);
  expect(server.calls('jobMails.change')).toEqual([{ isOn: true }]);
});

test('an installation without mails offers no weekly mail', async () => {
  const { server } = await openAs('/discover', { 'jobMails.state': { isOn: false, sendsMail: false } });
  await waitFor(() => expect(server.calls('jobMails.state')).toHaveLength(1));
  expect(screen.queryByRole('switch')).toBeNull();
});

test.each([{ state: 'invalid' as const }, refused('INVALID_INPUT')])(
  'an invalid link of the weekly mail says so (%#)',
  async (answer) => {
    await renderAt(`/weekly-mail/${'a'.repeat(43)}`, { answers: { 'jobMails.linkState': answer } });
    await expectHeading('Der Link gilt nicht mehr');
  },
);
