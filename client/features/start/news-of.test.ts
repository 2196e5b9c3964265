import { expect, test } from 'vitest';
import type { OwnApplication } from '#shared/applications/state.ts';
import { newsOf } from './news-of.ts';

const now = new Date('2026-11-27T12:00:00Z');
const application = (changes: Partial<OwnApplication>): OwnApplication => ({
  applicationId: 'a',
  company: { name: 'Haus am See', slug: null },
  jobId: null,
  jobTitle: 'Koch (m/w/d)',
  jobField: null,
  isJobOnline: true,
  status: 'invited',
  answers: [],
  replyBy: '2026-12-01',
  isOverdue: false,
  appliedAt: new Date('2026-11-01T12:00:00Z'),
  statusAt: new Date('2026-11-26T12:00:00Z'),
  timeline: [],
  refusal: null,
  releaseId: 'r',
  isAnonymous: false,
  unread: 0,
  hasOpenQuestion: false,
  ...changes,
});
const nothing = {
  pending: { requests: 0, conversations: 0, unread: [], otherQuestions: [] },
  applications: [],
  viewers: { companies: 0, ended: 0, outdated: 0, withoutSkills: 0 },
  now,
};

test('is empty without news', () => {
  expect(newsOf({ ...nothing, applications: [application({ status: 'withdrawn' })] })).toEqual([]);
});

test('lists requests, messages, answers and viewers in this order', () => {
  const unread = [{ releaseId: 'r1', companyName: 'Lindenhof', jobTitle: 'Köchin', isRequest: false }];
  const pending = { requests: 1, conversations: 3, unread, otherQuestions: [] };
  const items = newsOf({
    pending,
    applications: [application({ jobId: 'j' })],
    viewers: { companies: 2, ended: 1, outdated: 0, withoutSkills: 0 },
    now,
  });
  expect(items.map(({ text, to }) => [text, to])).toEqual([
    ['1 Anfrage wartet auf Ihre Antwort', '/applications?tab=requests'],
    ['Neue Nachricht von Lindenhof', '/messages/r1'],
    ['Neue Nachrichten in 2 weiteren Gesprächen', '/account?tab=seen'],
    ['Haus am See lädt Sie ein', '/applications#j'],
    [
      'In den letzten 7 Tagen haben 2 Unternehmen Ihr Ergebnis gesehen, eines davon sieht nichts mehr',
      '/account?tab=log',
    ],
  ]);
});

test('a request names its company and job', () => {
  const request = {
    ...{ requestId: 'a', jobId: 'j', jobTitle: 'Koch (m/w/d)', job: null, text: '', authorName: null, sentAt: now },
    ...{ company: { name: 'Haus am See', slug: null, isUnverified: false }, endsAt: '', isDeclined: false },
  };
  const pending = { requests: 2, conversations: 0, unread: [], otherQuestions: [] };
  expect(newsOf({ ...nothing, pending, request })[0]?.detail).toBe('Haus am See: Koch (m/w/d)');
});

test('a message names its job, if the conversation is about one', () => {
  const unread = ['Köchin', null].map((jobTitle) => ({
    releaseId: 'r',
    companyName: 'Lindenhof',
    jobTitle,
    isRequest: false,
  }));
  const items = newsOf({ ...nothing, pending: { requests: 0, conversations: 2, unread, otherQuestions: [] } });
  expect(items.map(({ detail }) => detail)).toEqual(['Köchin', undefined]);
});

test('shows the three latest answers of the last 14 days', () => {
  const applications = [1, 2, 3, 13, 15].map((daysAgo) =>
    application({
      applicationId: `${daysAgo}`,
      status: 'refused',
      statusAt: new Date(now.getTime() - daysAgo * 86_400_000),
    }),
  );
  expect(newsOf({ ...nothing, applications }).map(({ key }) => key)).toEqual(['1', '2', '3']);
  expect(newsOf({ ...nothing, applications: applications.slice(3) }).map(({ key }) => key)).toEqual(['13']);
});

test('a sent application says if the company has looked at it', () => {
  const textOf = (timeline: OwnApplication['timeline']) =>
    newsOf({ ...nothing, applications: [application({ status: 'applied', timeline })] }).map(({ text }) => text);
  expect(textOf([])).toEqual(['Ihre Bewerbung bei Haus am See ist gesendet']);
  expect(textOf([{ kind: 'viewed', at: now }])).toEqual(['Haus am See hat Ihre Bewerbung angesehen']);
});

test('a sent application says when the answer comes, while the company sees it', () => {
  const detailOf = (releaseId: string | null) =>
    newsOf({ ...nothing, applications: [application({ status: 'applied', releaseId })] }).map(({ detail }) => detail);
  expect(detailOf('r')).toEqual(['Koch (m/w/d). Antwort vom Unternehmen bis 1.\u00a0Dezember\u00a02026']);
  expect(detailOf(null)).toEqual(['Koch (m/w/d)']);
});

test('several sent applications are one item with the next answer', () => {
  const days = ['2026-12-20', '2026-12-15', '2026-12-18'];
  const sent = days.map((replyBy) => application({ applicationId: replyBy, status: 'applied', replyBy }));
  const late = application({ status: 'reviewing', replyBy: '2026-11-01', isOverdue: true });
  const [answer, waiting, ...others] = newsOf({ ...nothing, applications: [...sent, late] });
  expect(answer?.text).toBe('Haus am See prüft Ihre Bewerbung');
  expect(waiting).toMatchObject({
    ...{ text: '3 weitere Bewerbungen warten auf Antwort', detail: 'Nächste bis 15. Dezember', to: '/applications' },
  });
  expect(others).toEqual([]);
  const textsOf = (applications: OwnApplication[]) =>
    newsOf({ ...nothing, applications, hasMoreApplications: true }).map(({ text }) => text);
  expect(textsOf(sent)).toEqual(['Mehr als 3 Bewerbungen warten auf Antwort']);
  expect(textsOf([...sent, application({ status: 'withdrawn' })])).toEqual(['3 Bewerbungen warten auf Antwort']);
});

test('a question of a company stays until it is answered; an unread one is among the messages', () => {
  const asked = application({ status: 'reviewing', hasOpenQuestion: true, releaseId: 'q' });
  const [question] = newsOf({ ...nothing, applications: [asked] });
  expect(question).toMatchObject({
    kind: 'question',
    text: 'Ihre Antwort an Haus am See ist noch offen',
    to: '/messages/q',
  });
  expect(newsOf({ ...nothing, applications: [{ ...asked, unread: 1 }] }).map(({ kind }) => kind)).toEqual(['sent']);
  const both = [asked, { ...asked, applicationId: 'b', jobTitle: 'Gärtner (m/w/d)' }];
  const questions = newsOf({ ...nothing, applications: both }).filter(({ kind }) => kind === 'question');
  expect(questions.map(({ detail }) => detail)).toEqual(['Zu einer Ihrer 2 Bewerbungen']);
});

test('an unanswered application that a message or question names has no second row', () => {
  const sent = application({ applicationId: 'sent', status: 'applied' });
  const asked = { ...sent, applicationId: 'asked', releaseId: 'q', hasOpenQuestion: true };
  const invited = { ...asked, applicationId: 'invited', status: 'invited' as const, releaseId: 'i' };
  const unread = [{ releaseId: 'r', companyName: 'Haus am See', jobTitle: sent.jobTitle, isRequest: false }];
  const pending = { requests: 0, conversations: 1, unread, otherQuestions: [] };
  const keysOf = (applications: OwnApplication[]) =>
    newsOf({ ...nothing, pending, applications }).map(({ key }) => key);
  expect(keysOf([sent, asked])).toEqual(['r', 'question q']);
  expect(keysOf([sent, invited])).toEqual(['r', 'question i', 'invited']);
  const others = [1, 2].map((id) => ({ ...sent, applicationId: `${id}`, jobTitle: 'Gärtner (m/w/d)' }));
  const items = newsOf({ ...nothing, pending, applications: [sent, ...others] });
  expect(items.map(({ text }) => text)).toContain('2 weitere Bewerbungen warten auf Antwort');
});

test('answers come before newer applications without one', () => {
  const sent = [1, 2, 3].map((day) =>
    application({ applicationId: `s${day}`, status: 'applied', statusAt: new Date(now.getTime() - day) }),
  );
  const applications = [...sent, application({ applicationId: 'answer', status: 'reviewing' })];
  expect(newsOf({ ...nothing, applications }).map(({ key }) => key)).toEqual(['answer', 'waiting']);
});

test('a rejection leads to its application, which has the reason', () => {
  const [answer] = newsOf({ ...nothing, applications: [application({ status: 'refused', jobId: 'j' })] });
  expect(answer).toMatchObject({ detail: 'Koch (m/w/d)', to: '/applications#j' });
});

test.each([
  [1, 0, '1 Unternehmen sieht noch Ihr altes Ergebnis'],
  [3, 0, '3 Unternehmen sehen noch Ihr altes Ergebnis'],
  [1, 1, '1 Unternehmen sieht Ihre Stärken noch nicht'],
  [3, 2, '2 Unternehmen sehen Ihre Stärken noch nicht'],
])('%s companies with an older state, %s without strengths, are the last row', (outdated, withoutSkills, text) => {
  const items = newsOf({ ...nothing, viewers: { companies: 1, ended: 0, outdated, withoutSkills } });
  expect(items.map((item) => item.key)).toEqual(['viewers', 'outdated']);
  expect(items.at(-1)).toMatchObject({ text, to: '/account?tab=seen' });
});

test('a question about no application names its company and job', () => {
  const otherQuestions = [{ releaseId: 'r', companyName: 'Haus am See', jobTitle: 'Koch', isRequest: true }];
  const [item] = newsOf({ ...nothing, pending: { ...nothing.pending, otherQuestions } });
  expect(item).toMatchObject({
    ...{ kind: 'question', text: 'Ihre Antwort an Haus am See ist noch offen', detail: 'Koch' },
    to: '/messages/r',
  });
});
