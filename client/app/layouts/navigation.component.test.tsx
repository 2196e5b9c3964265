import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { organisation } from '../../testing/company.ts';
import { courseAnswers, courseIdOf } from '../../testing/courses.ts';
import { expectHeading } from '../../testing/page-actions.ts';
import { applicant, member, staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { applicantAreas, areaOf } from './navigation.ts';

const menu = () => screen.getAllByRole('navigation', { name: 'Hauptnavigation' })[0] as HTMLElement;
const entries = () => within(menu()).getAllByRole('link');
const expectMarked = (expected: string[]) =>
  waitFor(() =>
    expect(
      entries()
        .filter((link) => link.ariaCurrent !== null)
        .map((link) => `${link.textContent}: ${link.ariaCurrent}`),
    ).toEqual(expected),
  );

test.each([
  ['', 'Kurse: page'],
  ['/new', 'Kurse: true'],
  [`/${courseIdOf(0)}`, 'Kurse: true'],
  [`/${courseIdOf(0)}/preview`, 'Kurse: true'],
  [`/${courseIdOf(0)}/learners`, 'Kurse: true'],
])('course page %s marks the courses entry in the menu', async (below, marked) => {
  await renderAt(below === '' ? '/company/courses' : `/company/course${below}`, {
    user: member(),
    answers: { 'organisations.current': organisation, ...courseAnswers([]) },
    allowsUnanswered: true,
  });
  await expectMarked([marked]);
});

const company = ['Dashboard', 'Kurse', 'Stellen', 'Organisation', 'Team', 'Einstellungen'];
const forApplicants = ['Start', 'Stellen', 'Bewerbungen', 'Lernen', 'Ich'];
const portal = ['Dashboard', 'Organisationen', 'Benutzer', 'Kurse', 'Stellen', 'Meldungen', 'Audit Logs'];

test.each<[string, SessionUser, string[]]>([
  ['a viewer', member('viewer'), company],
  ['an admin', member('admin'), company.toSpliced(company.indexOf('Organisation'), 0, 'Kandidaten')],
  ['an applicant', applicant(), forApplicants],
  ['an applicant with an organisation', member('viewer', { userType: 'applicant' }), forApplicants],
  ['support', staff('support'), [...portal, 'Daten Import', 'System Settings']],
  [
    'a company without an organisation',
    applicant({ userType: 'company' }),
    ['Stellen', 'Kurse', 'Tests', 'Für Unternehmen'],
  ],
])('the account page uses the layout of %s', async (_, user, expected) => {
  await renderAt('/account', { user, allowsUnanswered: true });
  await expectHeading('Konto');
  expect(entries().map((link) => link.textContent)).toEqual(expected);
});

test('inside a lesson, phones show the lesson instead of the navigation', async () => {
  await renderAt(`/course/${courseIdOf(0)}?lesson=${courseIdOf(1)}`, { user: applicant(), allowsUnanswered: true });
  await waitFor(() => expect(menu().className).toContain('visible-from-md'));
});

test.each<[string, string[]]>([
  ['/', ['Start: page']],
  ['/dashboard?tab=jobs', ['Start: true']],
  ['/dashboard?tab=courses', ['Start: true']],
  ['/dashboard?tab=skills', ['Start: true']],
  ['/results/00000000-0000-4000-8000-000000000001', ['Start: true']],
  ['/discover', ['Stellen: page']],
  ['/jobs', ['Stellen: true']],
  ['/job/00000000-0000-4000-8000-000000000001', ['Stellen: true']],
  ['/company-page/haus-am-see', ['Stellen: true']],
  ['/messages/00000000-0000-4000-8000-000000000001', ['Bewerbungen: true']],
  ['/courses', ['Lernen: page']],
  [`/course/${courseIdOf(0)}`, ['Lernen: true']],
  ['/tests', ['Ich: true']],
  ['/account?tab=seen', ['Ich: true']],
  ['/dashboard', ['Start: true']],
  ['/help', []],
  ['/home', []],
])('%s keeps the navigation of a signed-in applicant', async (address, marked) => {
  await renderAt(address, { user: applicant(), allowsUnanswered: true });
  await waitFor(() => expect(entries().map((link) => link.textContent)).toEqual(forApplicants));
  await expectMarked(marked);
});

test.each<[string, string | null]>([
  ['/discover', 'Für Sie'],
  ['/jobs?sort=fit', 'Alle'],
  ['/discover?tab=saved', 'Gemerkt'],
  ['/discover?tab=companies', 'Unternehmen'],
  ['/job/00000000-0000-4000-8000-000000000001', null],
])('%s shows the views of the jobs area with %s marked', async (address, marked) => {
  await renderAt(address, { user: applicant(), allowsUnanswered: true });
  await screen.findByRole('navigation', { name: 'Hauptnavigation' });
  const views = screen.queryByRole('navigation', { name: 'Ansichten: Stellen' });
  const current = views && within(views).getAllByRole('link', { current: 'page' });
  expect(current?.map((link) => link.textContent) ?? null).toEqual(marked === null ? null : [marked]);
});

test.each<[string, string | null]>([
  ['/profile?mode=edit', 'Profil'],
  ['/tests', 'Tests'],
  ['/account?tab=seen', 'Wer sieht mich'],
  ['/account?tab=releases', 'Wer sieht mich'],
  ['/account?tab=found', 'Wer sieht mich'],
  ['/account?tab=log', 'Wer sieht mich'],
  ['/account', 'Konto'],
])('%s shows the views of Ich with %s marked', async (address, marked) => {
  await renderAt(address, { user: applicant(), allowsUnanswered: true });
  const views = await screen.findByRole('navigation', { name: 'Ansichten: Ich' });
  const links = within(views).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Profil', 'Wer sieht mich', 'Tests', 'Konto']);
  expect(links.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent)).toEqual([marked]);
});

test.each<[string, string]>([
  ['/', 'Übersicht'],
  ['/dashboard', 'Übersicht'],
  ['/dashboard?tab=overview', 'Übersicht'],
  ['/dashboard?tab=skills', 'Skills'],
  ['/dashboard?tab=courses', 'Kurse'],
  ['/dashboard?tab=jobs', 'Berufe'],
])('%s shows the four tabs of the dashboard with %s marked', async (address, marked) => {
  await renderAt(address, { user: applicant(), allowsUnanswered: true });
  const views = await screen.findByRole('navigation', { name: 'Ansichten: Start' });
  const links = within(views).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Übersicht /',
    'Skills /dashboard?tab=skills',
    'Kurse /dashboard?tab=courses',
    'Berufe /dashboard?tab=jobs',
  ]);
  expect(links.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent)).toEqual([marked]);
});

test('every link of a row stays in its area', () => {
  for (const area of applicantAreas)
    for (const { to } of area.views ?? []) {
      const [pathname = '', query = ''] = to.split('?');
      expect(areaOf({ pathname, search: query })).toBe(area);
    }
});

test('on desktop pages the areas are in the header, which stays at the top', async () => {
  await renderAt('/jobs', { user: applicant(), allowsUnanswered: true });
  await waitFor(() => expect(within(screen.getByRole('banner')).getByRole('navigation')).toBe(menu()));
});

test('the menu of small screens has the prices and the help, too', async () => {
  await renderAt('/jobs', { allowsUnanswered: true });
  await screen.findAllByText('Kostenlos starten');
  expect([...document.querySelectorAll('header [popover] li')].map(({ textContent }) => textContent)).toEqual([
    ...['Stellen', 'Kurse', 'Tests', 'Für Unternehmen'],
    ...['Preise', 'Hilfe'],
  ]);
});

test('visitors and members see the public header on open pages', async () => {
  for (const user of [null, member()]) {
    const { close } = await renderAt('/jobs', { user, allowsUnanswered: true });
    await waitFor(() =>
      expect(entries().map((link) => link.textContent)).toEqual(['Stellen', 'Kurse', 'Tests', 'Für Unternehmen']),
    );
    close();
  }
});
