import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { applicant, pendingCounts } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Output } from '../../testing/server-stub.ts';

const view: Output<'releases.view'> = {
  view: {
    scope: 'anonymous',
    name: 'Blauer Reiher 204',
    contact: null,
    isLimited: false,
    profile: null,
    skills: [],
    values: [],
  },
  ...{ jobParts: [], jobs: [], company: { name: 'Lindenhof', slug: null }, jobTitle: 'Köchin' },
  applications: { count: 1, titles: ['Köchin'], areRefused: false },
  ...{ releasedAt: new Date('2026-11-20T10:00:00Z'), expiresAt: new Date('2027-05-20T10:00:00Z') },
};
const field = () => screen.getByRole('textbox', { name: 'Ihre Nachricht' });
const descriptionOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

test('a conversation that loads is counted again, because it is read now', async () => {
  const unread = [{ releaseId: 'r', companyName: 'Lindenhof', jobTitle: null, isRequest: false }];
  let isRead = false;
  await renderAt('/messages/r', {
    user: applicant(),
    answers: {
      'releases.view': view,
      'found.waiting': () => pendingCounts(isRead ? {} : { conversations: 1, unread }),
      'releases.conversation': async () => {
        await screen.findByText('1 wartet auf Sie', { exact: false });
        isRead = true;
        return { messages: [], nextCursor: null, closedBy: null, partner: 'Lindenhof' };
      },
    },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Nachrichten mit Lindenhof' });
  await waitFor(() => expect(screen.queryByText('1 wartet auf Sie', { exact: false })).toBeNull());
});

test('with several applications, the head names them, and the field asks to name the job', async () => {
  const applications = { count: 2, titles: ['Köchin', 'Pflegefachkraft'], areRefused: false };
  await renderAt('/messages/r', {
    user: applicant(),
    answers: {
      'releases.conversation': { messages: [], nextCursor: null, closedBy: null, partner: 'Lindenhof' },
      'releases.view': { ...view, applications },
    },
    allowsUnanswered: true,
  });
  await screen.findByText('Ihre Bewerbungen: „Köchin“ und „Pflegefachkraft“');
  expect(descriptionOf(field())).toMatch(/^Nennen Sie die Stelle, um die es geht\. Sie schreiben unter/);
});

const named: typeof view.view = {
  ...{ scope: 'named', name: 'Ada Adler', contact: { email: 'ada@example.test', phone: '' }, profile: null },
  ...{ skills: null, values: null, isLimited: false },
};

test.each<[string, typeof view.view, boolean, string | undefined]>([
  ['of a named person', named, true, 'Das Unternehmen bekommt eine E-Mail ohne Ihren Text.'],
  ['without mail', named, false, undefined],
  [
    'of an anonymous person',
    view.view,
    true,
    'Sie schreiben unter Ihrem Pseudonym. Was Sie schreiben, kann Sie trotzdem verraten.',
  ],
])('the field %s says what the company gets', async (_, shown, sendsMail, hint) => {
  const { person } = await renderAt('/messages/r', {
    user: applicant(),
    answers: {
      'releases.conversation': { messages: [], nextCursor: null, closedBy: null, partner: 'Lindenhof' },
      'releases.view': { ...view, view: shown },
      'auth.options': { sendsMail, registration: { mode: 'open', domains: [] }, passkeyOrigin: null },
    },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Nachrichten mit Lindenhof' });
  await person.type(field(), 'Guten Tag');
  await waitFor(() => expect(descriptionOf(field())).toBe(hint));
});

test('only without the name, an empty conversation says when the company sees it', async () => {
  const { server, person } = await renderAt('/messages/r', {
    user: applicant(),
    answers: {
      'releases.conversation': { messages: [], nextCursor: null, closedBy: null, partner: 'Lindenhof' },
      'releases.view': view,
      'releases.send': { messageId: 'm' } as never,
    },
    allowsUnanswered: true,
  });
  const empty = 'Noch keine Nachricht. Schreiben Sie dem Unternehmen, wenn Sie etwas wissen möchten.';
  await screen.findByText(`${empty} Ihren Namen sieht es nur, wenn Sie ihn zeigen.`);
  server.answer({ 'releases.view': { ...view, view: named } });
  await person.type(field(), 'Guten Tag');
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByText(empty);
});

test.each([
  ['not applied to', null, ['Stelle ansehen Köchin', 'Auf diese Stelle bewerben Köchin']],
  ['applied to', { status: 'applied', mayApplyAgain: false } as const, ['Stelle ansehen Köchin']],
])('a message from a request leads to its job, here one %s', async (_, state, expected) => {
  const sentAt = new Date('2026-11-20T10:00:00Z');
  const message = { messageId: 'm', isOwn: false, isUnread: true, author: 'Olga Stein', text: 'Guten Tag', sentAt };
  await renderAt('/messages/r', {
    user: applicant(),
    answers: {
      'releases.view': view,
      'releases.conversation': {
        messages: [
          {
            ...message,
            askedJob: { jobId: 'j', title: 'Köchin' },
            application: null,
            isAboutSeveral: false,
            answer: null,
          },
        ],
        ...{ nextCursor: null, closedBy: null, partner: 'Lindenhof' },
      },
      'applications.ofJob': state && {
        ...state,
        appliedAt: sentAt,
        replyBy: null,
        isOverdue: false,
        ...{ older: { outdated: 0, withoutSkills: 0 }, conversation: null },
      },
    },
    allowsUnanswered: true,
  });
  const item = (await screen.findByText('Guten Tag')).closest('li') as HTMLElement;
  const links = () => [...item.querySelectorAll('a')];
  await waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(expected));
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    ['/job/j', '/job/j?release=apply'].slice(0, expected.length),
  );
});

test('a line after the requests says once what answered them', async () => {
  const sentAt = new Date('2026-11-20T10:00:00Z');
  const message = {
    isOwn: false,
    isUnread: false,
    author: 'Olga Stein',
    sentAt,
    askedJob: null,
    application: null,
    isAboutSeveral: false,
  };
  const answer = { answeredAt: new Date('2026-11-29T10:00:00Z'), appliedTo: 'Köchin' };
  await renderAt('/messages/r', {
    user: applicant(),
    answers: {
      'releases.view': view,
      'releases.conversation': {
        messages: [
          { ...message, messageId: 'a', text: 'Erste Anfrage', answer },
          { ...message, messageId: 'b', text: 'Zweite Anfrage', answer },
          { ...message, messageId: 'c', text: 'Noch da?', answer: null },
        ],
        ...{ nextCursor: null, closedBy: null, partner: 'Lindenhof' },
      },
    },
    allowsUnanswered: true,
  });
  const line = await screen.findByText(/Sie haben sich/);
  expect(line.textContent).toBe(
    '29. November 2026: Sie haben sich auf „Köchin“ beworben. Die Anfragen sind damit geschlossen.',
  );
  expect(line.previousElementSibling?.textContent).toContain('Zweite Anfrage');
  expect(line.nextElementSibling?.textContent).toContain('Noch da?');
});

test('with several applications, a line before the messages about each one leads to its job while it is open', async () => {
  const sentAt = new Date('2026-11-20T10:00:00Z');
  const message = { isOwn: false, isUnread: false, author: 'Olga Stein', sentAt, askedJob: null, answer: null };
  const cook = { applicationId: 'a', jobId: 'j', title: 'Köchin', appliedAt: new Date('2026-10-12T10:00:00Z') };
  const lead = { applicationId: 'b', jobId: null, title: 'Leitung', appliedAt: new Date('2026-11-02T10:00:00Z') };
  const abouts = [null, cook, null, cook, lead, 'several', 'several', cook] as const;
  await renderAt('/messages/r', {
    user: applicant(),
    answers: {
      'releases.view': view,
      'releases.conversation': {
        messages: abouts.map((about, index) => ({
          ...{ ...message, messageId: `${index}`, text: `Text ${index}` },
          ...{ application: about === 'several' ? null : about, isAboutSeveral: about === 'several' },
        })),
        ...{ nextCursor: null, closedBy: null, partner: 'Lindenhof' },
      },
    },
    allowsUnanswered: true,
  });
  const list = (await screen.findByText('Text 0')).closest('ol') as HTMLElement;
  expect(
    [...list.children].map(({ textContent }) => /Text \d|Bewerbung .*|Zu einer .*/.exec(textContent)?.[0]),
  ).toEqual([
    ...['Text 0', 'Bewerbung auf „Köchin“, 12. Oktober 2026', 'Text 1', 'Text 2', 'Text 3'],
    ...['Bewerbung auf „Leitung“, 2. November 2026', 'Text 4'],
    ...['Zu einer Ihrer offenen Bewerbungen', 'Text 5', 'Text 6'],
    ...['Bewerbung auf „Köchin“, 12. Oktober 2026', 'Text 7'],
  ]);
  const links = [...list.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/job/j', '/job/j']);
});

test('messages stay marked as unread after a second load, which follows a change', async () => {
  const message = { messageId: 'm', isOwn: false, author: 'Olga Stein', text: 'Guten Tag', sentAt: new Date(0) };
  let loads = 0;
  const { person } = await renderAt('/messages/r', {
    user: applicant(),
    answers: {
      'releases.view': view,
      'releases.conversation': () => {
        const isFirst = loads++ === 0;
        return {
          messages: [
            { ...message, isUnread: isFirst, askedJob: null, application: null, isAboutSeveral: false, answer: null },
          ],
          ...{ nextCursor: null, closedBy: isFirst ? null : 'person', partner: 'Lindenhof' },
        };
      },
      'releases.close': undefined as never,
    },
    allowsUnanswered: true,
  });
  const item = (await screen.findByText('Guten Tag')).closest('li');
  await person.click(screen.getByRole('button', { name: 'Gespräch schließen' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Gespräch schließen' }));
  await screen.findByRole('button', { name: 'Gespräch wieder öffnen' });
  expect(item?.hasAttribute('data-unread')).toBe(true);
});
