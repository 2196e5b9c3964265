import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import {
  button,
  chooseInMenu,
  expectFocus,
  expectHeading,
  expectHeadings,
  findWithText,
} from '../../testing/page-actions.ts';
import { pendingCounts } from '../../testing/people.ts';
import { type Output, pendingAnswer, unreachable } from '../../testing/server-stub.ts';
import {
  all,
  anonymous,
  card,
  company,
  day,
  dialog,
  former,
  lastAt,
  on,
  openPage,
  page,
  pool,
  type Release,
  release,
  renewal,
  skills,
  without,
} from '../../testing/who-sees-me.ts';

test.each<[string, Partial<Release>, string[]]>([
  [
    'a named release',
    {},
    ['Sieht: Name, Kontakt, alle 30 Stärken, Werte, Passung', 'Zuletzt gesehen am 24.11.2026, 4 Mal'],
  ],
  [
    'an anonymous release',
    {
      scope: 'anonymous',
      parts: anonymous,
      shownName: 'Helle Linde 12',
      views: { count: 1, lastAt, lastJob: null },
    },
    ['Sieht ohne Namen: Passung, gefragte Stärken', 'Zuletzt gesehen am 24.11.2026, einmal'],
  ],
  [
    'a part of the strengths with the profile',
    { ...without, parts: { ...all, hasProfile: true, hasValues: false, skills: skills(5) } },
    ['Sieht: Name, Kontakt, Profil, 5 Stärken, Passung', 'Noch nicht gesehen'],
  ],
  ['a locked company', { isLocked: true }, ['Das Unternehmen ist gesperrt. Zurzeit sieht es nichts.']],
  [
    'a frequent viewer',
    { views: { count: 1000, lastAt, lastJob: null } },
    ['Zuletzt gesehen am 24.11.2026, mehr als 999 Mal'],
  ],
  ['a viewer of today', { views: { count: 2, lastAt: new Date(), lastJob: null } }, ['Zuletzt gesehen heute, 2 Mal']],
  [
    'a viewer for a job',
    { views: { count: 1, lastAt, lastJob: 'Leitung' } },
    ['Zuletzt gesehen am 24.11.2026, zu „Leitung“'],
  ],
  [
    'a viewer for the only application',
    {
      views: { count: 1, lastAt, lastJob: 'Köchin' },
      applications: { count: 1, titles: ['Köchin'], areRefused: false },
    },
    ['Zuletzt gesehen am 24.11.2026, zu dieser Stelle'],
  ],
  [
    'a frequent viewer for a job',
    { views: { count: 3, lastAt, lastJob: 'Leitung' } },
    ['Zuletzt gesehen am 24.11.2026, zu „Leitung“, insgesamt 3 Mal'],
  ],
  [
    'a refused application',
    { applications: { count: 1, titles: ['Köchin'], areRefused: true } },
    ['Ihre Bewerbung: „Köchin“, abgesagt'],
  ],
  ['a release that ends soon', { expiresAt: new Date() }, ['Endet am']],
  [
    'an outdated release',
    { isOutdated: true, renewal },
    ['Das Unternehmen sieht noch Ihr altes Ergebnis.', 'Neuen Stand zeigen'],
  ],
  ['a read question', { hasOpenQuestion: true, hasMessages: true }, ['Frage beantworten']],
  ['unread messages', { unread: 2, hasMessages: true }, ['2 neue Nachrichten lesen']],
])('the card of %s', async (_, changes, sentences) => {
  await openPage(page([release(changes)]));
  const place = await card('Lindenhof');
  for (const sentence of sentences) expect(place.textContent).toContain(sentence);
});

test.each([
  ['names two applications', 2, 'Ihre Bewerbungen: „Köchin“ und „Gärtner“'],
  ['counts more applications', 3, 'Ihre 3 Bewerbungen'],
])('a card %s and leads to them', async (_, count, name) => {
  const { person } = await openPage({
    ...page([release({ applications: { count, titles: ['Köchin', 'Gärtner'], areRefused: false } })]),
    'applications.mine': { applications: [], nextCursor: null },
    ...{ 'tests.overview': unreachable, 'tests.startable': [], 'releases.recentViewers': unreachable },
  });
  await person.click(within(await card('Lindenhof')).getByRole('link', { name }));
  await expectHeading('Bewerbungen');
});

test('a waiting request is one line that leads to it; the companies follow', async () => {
  await openPage({
    'found.waiting': pendingCounts({ requests: 1, isFound: true }),
  });
  const note = await screen.findByRole('link', { name: '1 Anfrage wartet auf Sie' });
  expect(note.getAttribute('href')).toBe('/applications?tab=requests');
  await card('Lindenhof');
  await expectHeadings(() => screen.getByRole('main'), 2, [
    'Zurzeit sieht 1 Unternehmen etwas von Ihnen',
    'Anonym gefunden werden',
  ]);
});

test('without an open request no line is about requests', async () => {
  await openPage();
  await card('Lindenhof');
  expect(screen.queryByRole('link', { name: /Anfrage/ })).toBeNull();
});

test('showing nothing any more asks first and says what happens to applications', async () => {
  const { person, server } = await openPage({
    ...page([release({ applications: { count: 1, titles: ['Köchin'], areRefused: false } })]),
    'releases.withdraw': undefined,
  });
  await person.click(within(await card('Lindenhof')).getByRole('switch', { name: 'Sieht mein Ergebnis Lindenhof' }));
  const question = await dialog('Lindenhof nichts mehr zeigen?');
  expect(question.textContent).toContain('Ihre Bewerbung verschwindet aus seiner Liste');
  expect(server.calls('releases.withdraw')).toEqual([]);
  server.answer({
    ...page([]),
    ...former([
      { key: 'b', company: company('Lindenhof', 'lindenhof'), state: 'ended', endedAt: day('2026-11-25'), ...without },
    ]),
  });
  await person.click(button('Nicht mehr zeigen', question));
  await screen.findByText('Lindenhof sieht nichts mehr von Ihnen.');
  expect(server.calls('releases.withdraw')).toEqual([{ releaseId: 'a' }]);
  await screen.findByRole('heading', { name: 'Zurzeit zeigen Sie keinem Unternehmen Ihr Ergebnis' });
  await expectFocus(screen.getByRole('region', { name: 'Unternehmen, die etwas von Ihnen sehen' }));
});

test.each([
  [false, true],
  [true, false],
])('the question says that the company answers no more; refused: %s, says it: %s', async (areRefused, says) => {
  const { person } = await openPage(page([release({ applications: { count: 1, titles: ['Köchin'], areRefused } })]));
  await person.click(within(await card('Lindenhof')).getByRole('switch'));
  const question = await dialog('Lindenhof nichts mehr zeigen?');
  expect(question.textContent?.includes('nicht mehr beantwortet')).toBe(says);
});

test('without applications the question does not mention them, and a failure keeps the card', async () => {
  const { person } = await openPage({ 'releases.withdraw': unreachable });
  await person.click(within(await card('Lindenhof')).getByRole('switch'));
  const question = await dialog('Lindenhof nichts mehr zeigen?');
  expect(question.textContent).not.toContain('Bewerbung');
  await person.click(button('Nicht mehr zeigen', question));
  await findWithText('alert', /./, question);
  await person.click(button('Abbrechen', question));
  await card('Lindenhof');
});

test('showing less offers only narrower scopes, and the narrowest extent cannot be reduced', async () => {
  const { person, server } = await openPage({
    ...page([
      release(),
      release({ releaseId: 'b', company: company('Musterhaus'), scope: 'anonymous', parts: anonymous }),
    ]),
    ...{ 'releases.narrow': undefined, 'releases.view': unreachable },
  });
  await person.click(button('Was es sieht Musterhaus', await card('Musterhaus')));
  const narrowest = await dialog('Das sieht Musterhaus');
  expect(within(narrowest).queryByRole('button', { name: 'Weniger zeigen' })).toBeNull();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(button('Was es sieht Lindenhof', await card('Lindenhof')));
  await person.click(button('Weniger zeigen', await dialog('Das sieht Lindenhof')));
  const question = await dialog('Weniger zeigen: Lindenhof');
  expect(within(question).queryByLabelText('Mit Namen und Profil')).toBeNull();
  await person.click(within(question).getByLabelText('Anonym'));
  await person.click(button('Weniger zeigen', question));
  await screen.findByText('Lindenhof sieht jetzt weniger.');
  expect(server.calls('releases.narrow')).toEqual([{ releaseId: 'a', scope: 'anonymous' }]);
});

test('the menu extends the end and reports the new date', async () => {
  const { person } = await openPage({ 'releases.renew': { expiresAt: day('2027-05-27') } });
  await card('Lindenhof');
  await chooseInMenu(person, 'Mehr zu Lindenhof', 'Sechs Monate länger zeigen');
  await screen.findByText('Lindenhof sieht es jetzt bis zum 27.05.2027.');
});

test('former companies are folded and say why they see nothing, or that they found the person', async () => {
  await openPage({
    ...former([
      { key: '1', company: company('Altbau', 'altbau'), state: 'ended', endedAt: day('2026-11-01'), ...without },
      {
        key: '2',
        company: company('Finder', 'finder'),
        state: 'found',
        endedAt: null,
        views: { count: 2, lastAt: day('2026-11-02'), lastJob: null },
        applications: without.applications,
      },
      { key: '3', company: company('Weggang'), state: 'gone', endedAt: null, ...without },
    ]),
  });
  const list = await screen.findByRole('list', { name: 'Weitere Unternehmen', hidden: true });
  expect(list.closest('details')?.open).toBe(false);
  expect(list.textContent).toContain('Sieht nichts mehr seit dem 01.11.2026.');
  expect(list.textContent).toContain('Hat Sie anonym gefunden, ohne Ihren Namen.');
  expect(list.textContent).toContain('Gibt es hier nicht mehr. Sieht nichts mehr.');
  const links = within(list).getAllByRole('link', { name: /zeigen/, hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Wieder zeigen Altbau', '/company-page/altbau?release=give'],
    ['Ergebnis zeigen Finder', '/company-page/finder?release=give'],
  ]);
});

test('without any company the page explains and leads to the jobs; the pool stays', async () => {
  await openPage({ ...page([]), ...former([]) });
  const headings = ['Noch sieht kein Unternehmen etwas von Ihnen', 'Anonym gefunden werden'];
  await expectHeadings(() => screen.getByRole('main'), 2, headings);
  expect(screen.getByRole('link', { name: 'Passende Stellen ansehen' }).getAttribute('href')).toBe('/discover');
});

test('a failed list can be loaded again, while the other parts are there', async () => {
  const { person, server } = await openPage({ 'releases.page': unreachable });
  await screen.findByRole('heading', { name: 'Das lässt sich gerade nicht laden' });
  screen.getByRole('heading', { name: 'Anonym gefunden werden' });
  server.answer(page([release()]));
  await person.click(button('Erneut versuchen'));
  await card('Lindenhof');
});

test('the block list is folded, except at the address of the pool', async () => {
  const blocks = [{ kind: 'name' as const, key: 'x', label: 'Haus am See' }];
  const folded = async () => (await screen.findByText('Ausgeschlossene Unternehmen (1)')).closest('details')?.open;
  const { close } = await openPage({ 'found.state': { ...pool, blocks } });
  await waitFor(async () => expect(await folded()).toBe(false));
  close();
  await openPage({ 'found.state': { ...pool, blocks } }, '/account?tab=found');
  await waitFor(async () => expect(await folded()).toBe(true));
});

test('the log is one level deeper and leads back', async () => {
  const by = { companyName: 'Lindenhof', actorName: null, details: { as: 'whole' } } as const;
  const event = { eventId: '1', kind: 'viewed', ...by, at: day('2026-11-24') } as const;
  const { person } = await openPage({ 'releases.seen': { events: [event], nextCursor: null } });
  await person.click(screen.getByRole('link', { name: 'Alles, was passiert ist' }));
  await expectHeading('Alles, was passiert ist');
  await screen.findByText('Ein ehemaliges Mitglied von Lindenhof hat Ihr Ergebnis angesehen.');
  await person.click(screen.getAllByRole('link', { name: 'Wer sieht mich' }).at(-1) as HTMLElement);
  await card('Lindenhof');
});

test.each([
  ['scrolls to the search once the parts above are there', false, 1],
  ['does not move under a person who acts before', true, 0],
])('the address of being found %s', async (_, acts, expected) => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  const pending = pendingAnswer<Output<'found.state'>>();
  const { person } = await openPage({ 'found.state': pending.answer }, '/account?tab=found');
  await card('Lindenhof');
  expect(scrollIntoView).not.toHaveBeenCalled();
  if (acts) await person.click(screen.getByRole('heading', { level: 1 }));
  pending.release(on);
  await screen.findByText(/^Eingeschaltet bis 20\.05\.2027/);
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(expected));
  scrollIntoView.mockRestore();
});
