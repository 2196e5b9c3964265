import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { membersPage, organisation, renderAsMember } from '../../testing/company.ts';
import { courseAnswers, listedCourse } from '../../testing/courses.ts';
import { button, expectAddress, findWithText } from '../../testing/page-actions.ts';
import type { Answers } from '../../testing/server-stub.ts';

const noJobs = { draft: 0, published: 0, closed: 0 };
const noInvitations = { invitations: [], total: 0, nextCursor: null };

const openDashboard = (role: OrganisationRole, answers: Answers = {}) =>
  renderAsMember('/company/dashboard', role, {
    ...courseAnswers([]),
    'members.page': membersPage([['Olga Stein', 'owner']]),
    'invitations.page': noInvitations,
    'jobs.counts': noJobs,
    'candidates.counts': { candidates: 0, applied: 0, average: null, top: 0 },
    'learning.mine': { courses: [], nextCursor: null },
    ...answers,
  });

const steps = () => screen.findByRole('region', { name: 'Nächste Schritte' });
const figures = () => screen.queryByRole('list', { name: 'Kurse in Zahlen' });

test('the dashboard of a new organisation shows next steps instead of zeros', async () => {
  const { person } = await openDashboard('owner');
  const open = within(await steps());
  await open.findByText('Team einladen');
  open.getByText('0 von 6 erledigt');
  expect(open.getAllByRole('listitem')[0]?.textContent).toContain('Ersten Kurs erstellen');
  expect(figures()).toBeNull();
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['1']);
  expect(screen.queryByRole('region', { name: 'Offene Einladungen' })).toBeNull();
  await person.click(open.getByRole('link', { name: /Ersten Kurs erstellen/ }));
  await expectAddress('/company/course/new');
});

test('a completed step is ticked and has no link', async () => {
  await openDashboard('owner', { 'organisations.current': { ...organisation, description: 'Wir bauen Boote.' } });
  const open = within(await steps());
  await open.findByText('1 von 6 erledigt');
  await findWithText('listitem', 'Unternehmen beschreiben (erledigt)');
  expect(open.getAllByRole('link')).toHaveLength(5);
});

test('the overview shows figures once a course exists', async () => {
  const { person } = await openDashboard('owner', {
    ...courseAnswers([listedCourse('Brandschutz')]),
    'organisations.current': {
      ...organisation,
      description: 'Wir bauen Boote.',
      values: ['Freiheit', 'Natur', 'Familie', 'Ordnung', 'Vertrauen'],
      isPublic: true,
    },
    'members.page': membersPage([
      ['Olga Stein', 'owner'],
      ['Vera Blick', 'viewer'],
    ]),
    'jobs.counts': { ...noJobs, draft: 1 },
    'invitations.page': {
      invitations: [
        {
          invitationId: '00000000-0000-4000-8000-000000000e01',
          email: 'gast@example.org',
          role: 'viewer',
          sentAt: new Date('2026-11-20T09:30:00Z'),
          expiresAt: new Date('2026-12-20T09:30:00Z'),
          isExpired: false,
          invitedBy: 'Olga Stein',
        },
      ],
      total: 1,
      nextCursor: null,
    },
  });
  const open = await screen.findByRole('region', { name: 'Offene Einladungen' });
  await within(open).findByText(
    (_, element) => element?.tagName === 'SPAN' && element.textContent === 'gast@example.org',
  );
  await screen.findByText('2 Mitglieder');
  expect(screen.queryByRole('region', { name: 'Nächste Schritte' })).toBeNull();
  await waitFor(() => expect(figures()).not.toBeNull());
  within(figures() as HTMLElement).getByRole('link', { name: '1 Entwürfe' });
  const courses = within(screen.getByRole('region', { name: 'Kurse' }));
  await person.click(await courses.findByRole('link', { name: 'Neuer Kurs' }));
  await expectAddress('/company/course/new');
});

test.each([
  ['viewer', 'Ihre Organisation hat noch keine Kurse.'],
  ['editor', 'Sie haben noch keine Kurse erstellt.'],
] as const)('a %s of a new organisation sees a heading instead of zeros', async (role, heading) => {
  await openDashboard(role);
  await screen.findByRole('heading', { name: heading });
  expect(figures()).toBeNull();
  expect(screen.queryByRole('region', { name: 'Nächste Schritte' })).toBeNull();
});

test('each course figure links to the courses it counts', async () => {
  const courses = Array.from({ length: 10 }, (_, index) =>
    listedCourse(`Kurs ${index}`, index, { status: index < 3 ? 'review' : 'draft' }),
  );
  const { person } = await openDashboard('owner', courseAnswers(courses));
  await waitFor(() => expect(figures()).not.toBeNull());
  const links = within(figures() as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    '10 Kurse gesamt',
    '0 Veröffentlicht',
    '7 Entwürfe',
    '3 In Prüfung',
  ]);
  await person.click(await screen.findByRole('button', { name: 'Aktionen für Kurs 0' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Bearbeiten', 'Vorschau', 'Entwurf ansehen']);
  await person.keyboard('{Escape}');
  await person.click(links[3] as HTMLElement);
  await expectAddress('/company/courses?status=review');
  await waitFor(() =>
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['Kurs 0', 'Kurs 1', 'Kurs 2']),
  );
  expect(button('Aktionen für Kurs 0')).toBeTruthy();
});
