import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { button, expectAddress, expectFocus, expectHeading, expectHeadings } from '../../testing/page-actions.ts';
import { applicant, pendingCounts } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Output, unreachable } from '../../testing/server-stub.ts';
import { former, page, pool, release } from '../../testing/who-sees-me.ts';

type Application = Output<'applications.mine'>['applications'][number];

const day = (date: string) => new Date(`${date}T09:30:00Z`);
const application = (changes: Partial<Application> = {}): Application => ({
  ...{ applicationId: 'a', company: { name: 'Lindenhof', slug: 'lindenhof' }, jobId: 'j', jobTitle: 'Köchin' },
  ...{ jobField: null, isJobOnline: true, status: 'reviewing', answers: [], replyBy: '2099-12-14', isOverdue: false },
  ...{
    appliedAt: day('2026-11-20'),
    statusAt: day('2026-11-22'),
    refusal: null,
    releaseId: 'r',
    isAnonymous: false,
    unread: 0,
    hasOpenQuestion: false,
  },
  timeline: [
    { kind: 'applied', at: day('2026-11-20') },
    { kind: 'reviewing', at: day('2026-11-22') },
  ],
  ...changes,
});

const tests = (status: 'none' | 'finished', answered = 0): Output<'tests.overview'> => {
  const run = { answered, total: 35, hasOpenRun: answered > 0, openVariant: 'test1' } as const;
  return { softskill: { ...run, status }, values: { ...run, status: 'finished' }, completed: 1, available: 2 };
};

async function openPage(applications: Application[], answers: Answers = {}, path = '/applications') {
  const opened = await renderAt(path, {
    user: applicant(),
    answers: {
      'applications.mine': { applications, nextCursor: null },
      ...{ 'tests.overview': tests('finished'), 'tests.startable': ['test1'] },
      'releases.recentViewers': { companies: 0, ended: 0, outdated: 0, withoutSkills: 0 },
      ...answers,
    },
  });
  await expectHeading('Bewerbungen');
  return opened;
}

test.each<[string, Answers, string, string]>([
  [
    'no strengths',
    { 'tests.overview': tests('none') },
    'Noch sieht kein Unternehmen Ihre Stärken.',
    'Soft-Skill-Test starten',
  ],
  [
    'a begun test',
    { 'tests.overview': tests('none', 12) },
    'Noch sieht kein Unternehmen Ihre Stärken.',
    'Soft-Skill-Test fortsetzen',
  ],
  [
    'an older state',
    { 'releases.recentViewers': { companies: 0, ended: 0, outdated: 1, withoutSkills: 0 } },
    '1 Unternehmen sieht noch Ihr altes Ergebnis.',
    'Ansehen',
  ],
  [
    'strengths that a company does not see yet',
    { 'releases.recentViewers': { companies: 0, ended: 0, outdated: 2, withoutSkills: 1 } },
    '1 Unternehmen sieht Ihre Stärken noch nicht.',
    'Jetzt zeigen',
  ],
])('with %s, a note above the list leads on', async (_, answers, sentence, link) => {
  await openPage([application()], answers);
  const note = await screen.findByText((text) => text.startsWith(sentence));
  within(note).getByRole('link', { name: link });
});

const noRequests = { requests: [], open: 0, nextCursor: null };

test('without an application that a company sees, no note asks for the test', async () => {
  const refused = application({ applicationId: 'b', jobId: 'k', jobTitle: 'Gärtner', status: 'refused' });
  await openPage([application({ releaseId: null }), refused], { 'tests.overview': tests('none') });
  await row('Gärtner');
  expect(screen.queryByText(/^Noch sieht kein/)).toBeNull();
});

const row = async (title: string): Promise<HTMLElement> => {
  const item = (await screen.findByRole('heading', { name: title })).closest('li');
  if (item === null) throw new Error(`${title} has no row`);
  return item;
};

test.each<[string, Partial<Application>, string]>([
  ['a promised answer', {}, 'Antwort vom Unternehmenbis 14. Dezember 2099'],
  ['an overdue answer', { isOverdue: true, replyBy: '2026-11-21' }, 'war bis zum 21.11.2026 zugesagt'],
  ['an invitation', { status: 'invited' }, 'möchte Sie kennenlernen'],
  ['a job offer', { status: 'hired' }, 'möchte Sie einstellen'],
  ['a refusal', { status: 'refused', refusal: { reason: null, text: 'Leider nein.' } }, 'Leider nein.'],
  ['a release that ended', { releaseId: null }, 'Das Unternehmen sieht diese Bewerbung nicht'],
  ['a name', {}, 'Mit Name und Kontakt.'],
  ['no name', { isAnonymous: true }, 'Ohne Namen.'],
  ['unread messages', { unread: 2 }, '2 neue Nachrichten lesen'],
  ['an open question', { hasOpenQuestion: true }, 'Frage beantworten'],
])('the row with %s says so', async (_, changes, sentence) => {
  await openPage([application(changes)]);
  expect((await row('Köchin')).textContent).toContain(sentence);
});

test('while the company sees something, the row leads to what it sees and back', async () => {
  const { person } = await openPage(
    [application(), application({ applicationId: 'b', jobId: 'k', jobTitle: 'Gärtner', releaseId: null })],
    { ...page([release({ releaseId: 'r' })]), ...former([]), 'releases.view': unreachable, 'found.state': pool },
  );
  const link = within(await row('Köchin')).getByRole('link', { name: 'Was das Unternehmen sieht Köchin' });
  expect(link.getAttribute('href')).toBe('/account?tab=seen#r');
  const ended = await row('Gärtner');
  expect(within(ended).queryByRole('link', { name: /^Was das Unternehmen sieht/ })).toBeNull();
  expect(ended.textContent).not.toContain('Mit Name');
  await person.click(link);
  await screen.findByRole('dialog', { name: 'Das sieht Lindenhof' });
  await person.keyboard('{Escape}');
  await expectAddress('/applications');
  await expectFocus(within(await row('Köchin')).getByRole('link', { name: 'Was das Unternehmen sieht Köchin' }));
});

test('an application that the company no longer sees can be sent again while the job is online', async () => {
  const gone = { releaseId: null, isJobOnline: false, applicationId: 'b', jobId: 'k', jobTitle: 'Gärtner' };
  await openPage([application({ releaseId: null, jobId: 'j' }), application(gone)]);
  const link = within(await row('Köchin')).getByRole('link', { name: /^Erneut bewerben/ });
  expect(link.getAttribute('href')).toBe('/job/j?release=apply');
  expect(within(await row('Gärtner')).queryByRole('link', { name: /^Erneut bewerben/ })).toBeNull();
});

test('a withdrawn application can be sent again while the job is online, a refused one cannot', async () => {
  const offline = { isJobOnline: false, applicationId: 'b', jobId: 'k', jobTitle: 'Gärtner' };
  const refused = { status: 'refused' as const, applicationId: 'c', jobId: 'l', jobTitle: 'Pfleger' };
  const withdrawn = { status: 'withdrawn' as const };
  await openPage([application(withdrawn), application({ ...withdrawn, ...offline }), application(refused)]);
  const linksOf = async (title: string) =>
    within(await row(title))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(await linksOf('Köchin')).toEqual([
    ...[
      'Köchin',
      'Was das Unternehmen sieht Köchin',
      'Nachrichten Köchin',
      'Erneut bewerben Köchin',
      'Ähnliche Stellen ansehen Köchin',
    ],
  ]);
  expect(await linksOf('Gärtner')).not.toContain('Erneut bewerben Gärtner');
  expect(await linksOf('Pfleger')).not.toContain('Erneut bewerben Pfleger');
});

test('the navigation counts requests, unread conversations and open questions', async () => {
  const unread = ['r', 'u'].map((releaseId) => ({
    ...{ releaseId, companyName: 'Lindenhof', jobTitle: null, isRequest: releaseId === 'u' },
  }));
  const question = { companyName: 'Haus am See', jobTitle: 'Koch', isRequest: false };
  const otherQuestions = [
    { ...question, releaseId: 's' },
    { ...question, releaseId: 't', jobTitle: 'Ausbildung', isRequest: true },
  ];
  const counts = { requests: 1, conversations: 2, requestConversations: 1, questions: 2 };
  await openPage([application()], { 'found.waiting': pendingCounts({ ...counts, unread, otherQuestions }) });
  await within(screen.getByRole('navigation', { name: 'Hauptnavigation' })).findByText('7 warten auf Sie');
  screen.getByRole('tab', { name: 'Meine Bewerbungen 4 warten auf Sie' });
  screen.getByRole('tab', { name: 'Anfragen 3 warten auf Sie' });
  const links = within(screen.getByRole('region', { name: 'Wartet auf Ihre Antwort' })).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual([paths.messages('r'), paths.messages('s')]);
});

test('an application names the open question about a request, as a quiet button', async () => {
  const question = { releaseId: 'r', companyName: 'Lindenhof', jobTitle: 'Leitung', isRequest: true };
  await openPage([application()], { 'found.waiting': pendingCounts({ otherQuestions: [question] }) });
  const link = await within(await row('Köchin')).findByRole('link', { name: 'Frage beantworten Köchin' });
  expect(link.className).not.toContain('action');
  screen.getByText('Offene Frage zur Anfrage: Leitung');
  button('Bewerbung zurückziehen Köchin');
  screen.getByRole('tab', { name: 'Meine Bewerbungen' });
});

test('a link to one application leads to its row', async () => {
  const later = application({ applicationId: 'b', jobId: 'k', jobTitle: 'Gärtner' });
  await openPage([application(), later], {}, paths.application('k'));
  await expectFocus(await row('Gärtner'));
});

test('withdrawing is a visible action that asks first, and an ended application has none', async () => {
  const { person, server } = await openPage(
    [application(), application({ applicationId: 'b', jobTitle: 'Gärtner', status: 'refused' })],
    { 'applications.withdraw': undefined },
  );
  expect(within(await row('Gärtner')).queryByRole('button')).toBeNull();
  within(await row('Gärtner')).getByRole('link', { name: /^Ähnliche Stellen ansehen/ });
  await person.click(within(await row('Köchin')).getByRole('button', { name: 'Zurückziehen Köchin' }));
  const question = await screen.findByRole('dialog', { name: 'Bewerbung zurückziehen?' });
  expect(server.calls('applications.withdraw')).toEqual([]);
  await person.click(button('Zurückziehen', question));
  await within(await row('Köchin')).findByText('Zurückgezogen. Lindenhof sieht nichts mehr von Ihnen.');
  expect(server.calls('applications.withdraw')).toEqual([{ applicationId: 'a', endsRelease: true }]);
  await expectFocus(await row('Köchin'));
});

test('with another application at the company, the result stays by default, and the other choice names it', async () => {
  const other = application({ applicationId: 'b', jobId: 'k', jobTitle: 'Gärtner' });
  const { person, server } = await openPage([application(), other], { 'applications.withdraw': undefined });
  await person.click(within(await row('Köchin')).getByRole('button', { name: 'Zurückziehen Köchin' }));
  const question = await screen.findByRole('dialog', { name: 'Bewerbung zurückziehen?' });
  within(question).getByText(
    /auch nicht diese Bewerbung, die Bewerbung auf „Gärtner“ und die Nachrichten\. Sechs Monate/,
  );
  await person.click(button('Zurückziehen', question));
  await within(await row('Köchin')).findByText('Zurückgezogen. Lindenhof sieht Ihr Ergebnis weiter.');
  expect(server.calls('applications.withdraw')).toEqual([{ applicationId: 'a', endsRelease: false }]);
});

test('of applications with one conversation, each shows its own unread messages', async () => {
  await openPage([application(), application({ applicationId: 'b', jobId: 'k', jobTitle: 'Gärtner', unread: 1 })]);
  within(await row('Gärtner')).getByRole('link', { name: /^Neue Nachricht lesen/ });
  within(await row('Köchin')).getByRole('link', { name: /^Nachrichten/ });
});

test('given answers open on request, and questions without one do not count', async () => {
  const answers = [
    { question: 'Seit wann?', answer: 'Seit sieben Jahren.' },
    { question: 'Ab wann?', answer: '' },
  ];
  const { person } = await openPage([application({ answers })]);
  const place = within(await row('Köchin'));
  expect(place.queryByText('Seit sieben Jahren.')?.closest('[hidden]')).not.toBeNull();
  await person.click(place.getByRole('button', { name: 'Meine Angaben zur Bewerbung' }));
  expect(place.getByText('Seit sieben Jahren.').closest('[hidden]')).toBeNull();
  expect(place.queryByText('Ab wann?')).toBeNull();
});

test('without an application the page leads to the jobs', async () => {
  await openPage([]);
  await expectHeadings(() => screen.getByRole('main'), 2, ['Noch keine Bewerbung']);
  expect(screen.getByRole('link', { name: 'Passende Stellen entdecken' }).getAttribute('href')).toBe('/discover');
});

test('unread conversations are named, unless their application is in the list', async () => {
  const unread = ['r', 'q'].map((releaseId) => ({
    releaseId,
    companyName: `Firma ${releaseId}`,
    jobTitle: null,
    isRequest: false,
  }));
  const { person } = await openPage([application({ unread: 1 })], {
    'found.waiting': pendingCounts({ conversations: 2, unread }),
    'found.received': noRequests,
  });
  await row('Köchin');
  const rows = () => within(screen.getByRole('region', { name: 'Neue Nachrichten' })).getAllByRole('link');
  expect(rows().map((link) => link.getAttribute('href'))).toEqual(['/messages/q']);
  await person.click(screen.getByRole('tab', { name: 'Anfragen' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]?.textContent).toBe('Neue Nachricht von Firma r');
  const empty = await screen.findByRole('heading', { name: 'Keine offene Anfrage' });
  screen.getByText(/^Anfragen bekommen Sie, wenn Sie „Anonym gefunden werden“ einschalten/);
  expect(rows()[0]?.compareDocumentPosition(empty)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a refused application leads to jobs of the same field', async () => {
  await openPage([application({ status: 'refused', jobField: 'hospitality' })]);
  const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Ähnliche Stellen ansehen/ });
  expect(href).toMatch(/\/jobs\?field=hospitality$/);
});
