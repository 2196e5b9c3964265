import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import { emptyDraft, type JobDraft } from '#shared/jobs/draft.ts';
import type { OwnJobRow } from '#shared/jobs/state.ts';
import { organisation, renderAsMember } from '../../../testing/company.ts';
import { editedJob, jobIdOf } from '../../../testing/jobs.ts';
import {
  button,
  choose,
  chooseInMenu,
  expectAddress,
  expectHeadings,
  field,
  fill,
  findWithText,
  isDisabled,
} from '../../../testing/page-actions.ts';
import type { Answers, Input, Output } from '../../../testing/server-stub.ts';

const listPath = '/company/jobs';
const at = new Date('2026-11-20T09:30:00Z');

const listed = (title: string, index = 0, changed: Partial<OwnJobRow> = {}): OwnJobRow => ({
  jobId: jobIdOf(index),
  reference: 'PG-1042',
  title,
  status: 'draft',
  isOnline: false,
  isTakenDown: false,
  hasChanges: false,
  town: 'Göttingen',
  workplace: 'onsite',
  employment: 'fullTime',
  createdAt: at,
  updatedAt: at,
  endsAt: null,
  replyBy: null,
  ...changed,
});

const completeDraft: JobDraft = {
  ...emptyDraft,
  title: 'Koch (m/w/d)',
  description: `<p>${'Sie kochen für 21 Menschen und planen Ihre Dienste selbst. '.repeat(3)}</p>`,
  postalCode: '37073',
  town: 'Göttingen',
  employment: 'fullTime',
  hoursFrom: 30,
  hoursTo: 39,
  replyBy: addDays(dayOf(new Date()), 30),
  payFrom: 3390,
  payTo: 4120,
  skills: [
    { skillId: 3, weight: 3 },
    { skillId: 13, weight: 2 },
    { skillId: 27, weight: 2 },
  ],
};

const pageOf = (jobs: readonly OwnJobRow[]) => ({
  'jobs.page': ({ search = '', status = 'all' }: Input<'jobs.page'>): Output<'jobs.page'> => ({
    jobs: jobs.filter((job) => job.title.toLowerCase().includes(search) && (status === 'all' || job.status === status)),
    nextCursor: null,
  }),
});

const openList = (jobs: readonly OwnJobRow[], role: OrganisationRole = 'owner', answers: Answers = {}) =>
  renderAsMember(listPath, role, { ...pageOf(jobs), ...answers });

const expectTitles = (expected: string[]) => expectHeadings(() => screen.getByRole('main'), 3, expected);
const cook = listed('Koch (m/w/d)', 0, { status: 'published', isOnline: true, endsAt: at });
const menuOf = (title: string) => `Aktionen für ${title}`;
const dialog = (name: string) => screen.findByRole('dialog', { name });

test('an empty list links to the first job', async () => {
  const { person } = await openList([]);
  await screen.findByRole('heading', { name: 'Noch keine Stelle' });
  const ways = within(screen.getByRole('main')).getAllByRole('link', { name: 'Neue Stelle' });
  await person.click(ways[0] as HTMLElement);
  await expectAddress('/company/job/new');
});

test('search and status filter the list, stay in the URL and can be cleared', async () => {
  const { person } = await openList([cook, listed('Bootsbau (m/w/d)', 1)]);
  await expectTitles(['Koch (m/w/d)', 'Bootsbau (m/w/d)']);
  await fill(person, field('Stellen suchen'), 'koch');
  await expectTitles(['Koch (m/w/d)']);
  await choose(person, screen.getByRole('combobox', { name: 'Status' }), 'Veröffentlicht');
  await expectAddress(`${listPath}?search=koch&status=published`);
  await expectTitles(['Koch (m/w/d)']);
  await choose(person, screen.getByRole('combobox', { name: 'Status' }), 'Geschlossen');
  await person.click(await screen.findByRole('button', { name: 'Alle Stellen zeigen' }));
  await expectTitles(['Koch (m/w/d)', 'Bootsbau (m/w/d)']);
  await expectAddress(listPath);
});

test('a published job is extended and closed, each after confirmation', async () => {
  const { person, server } = await openList([cook], 'owner', {
    'jobs.extend': { endsAt: at },
    'jobs.close': undefined,
  });
  await expectTitles([cook.title]);
  await chooseInMenu(person, menuOf(cook.title), 'Verlängern');
  await person.click(button('Verlängern', await dialog('Stelle verlängern')));
  await findWithText('status', 'Stelle verlängert');
  expect(server.calls('jobs.extend')).toEqual([{ jobId: cook.jobId }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await chooseInMenu(person, menuOf(cook.title), 'Schließen');
  const question = await dialog('Stelle schließen');
  expect(server.calls('jobs.close')).toEqual([]);
  server.answer(pageOf([{ ...cook, status: 'closed', isOnline: false }]));
  await person.click(within(question).getAllByRole('button', { name: 'Schließen' }).at(-1) as HTMLElement);
  await findWithText('status', 'Stelle geschlossen');
  within(await findWithText('listitem', cook.title)).getByText('Geschlossen');
});

test('a closed job is reopened after confirmation', async () => {
  const closed = { ...cook, status: 'closed', isOnline: false } as const;
  const { person, server } = await openList([closed], 'owner', {
    'jobs.job': editedJob({ status: 'closed', firstPublishedAt: at, closedAt: at, draft: completeDraft }),
    'courses.skills': [],
    'jobs.reopen': { endsAt: at },
  });
  await expectTitles([cook.title]);
  await chooseInMenu(person, menuOf(cook.title), 'Wieder öffnen');
  const question = await dialog('Stelle wieder öffnen');
  expect(server.calls('jobs.reopen')).toEqual([]);
  await waitFor(() => expect(isDisabled(button('Wieder öffnen', question))).toBe(false));
  await person.click(await within(question).findByRole('button', { name: 'Wieder öffnen' }));
  await dialog('Stelle veröffentlicht');
  expect(server.calls('jobs.reopen')).toEqual([{ jobId: cook.jobId }]);
});

test('a job is copied, and deleted after confirmation', async () => {
  const copy = listed(`Kopie von ${cook.title}`, 1);
  const { person, server } = await openList([cook], 'owner', {
    'jobs.duplicate': { jobId: copy.jobId },
    'jobs.remove': undefined,
  });
  await expectTitles([cook.title]);
  server.answer(pageOf([copy, cook]));
  await chooseInMenu(person, menuOf(cook.title), 'Duplizieren');
  await findWithText('status', 'Stelle dupliziert');
  await expectTitles([copy.title, cook.title]);
  await chooseInMenu(person, menuOf(copy.title), 'Löschen');
  const question = await dialog('Stelle löschen');
  expect(server.calls('jobs.remove')).toEqual([]);
  server.answer(pageOf([cook]));
  await person.click(button('Löschen', question));
  await findWithText('status', 'Stelle gelöscht');
  await expectTitles([cook.title]);
  expect(server.calls('jobs.remove')).toEqual([{ jobId: copy.jobId }]);
});

test('under the four-eyes rule, an editor can write and sees who publishes', async () => {
  const { person } = await openList([listed('Koch (m/w/d)')], 'editor', {
    'organisations.current': { ...organisation, needsReview: true },
    'jobs.job': editedJob({ mayPublish: false }),
    'courses.skills': [],
  });
  await screen.findByText('Veröffentlichen können andere');
  await person.click(screen.getByRole('link', { name: 'Koch (m/w/d)' }));
  await person.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const question = within(await screen.findByRole('dialog'));
  await question.findByText(/^In Ihrer Organisation gilt das Vier-Augen-Prinzip\./);
  expect(question.queryByRole('button', { name: 'Jetzt veröffentlichen' })).toBeNull();
});

test('a viewer can read the job but not change it', async () => {
  const { person } = await openList([listed('Koch (m/w/d)')], 'viewer', {
    'jobs.job': editedJob({ mayEdit: false, mayPublish: false }),
    'courses.skills': [],
  });
  await person.click(await screen.findByRole('link', { name: 'Koch (m/w/d)' }));
  await expectAddress(`/company/job/${jobIdOf(0)}`);
  await screen.findByText('So sieht der jetzige Stand der Stelle für andere aus.', { exact: false });
  expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull();
});

test('editors see no link from a job to its candidates', async () => {
  await renderAsMember(`/company/job/${jobIdOf(0)}`, 'editor', { 'jobs.job': editedJob(), 'courses.skills': [] });
  await screen.findByRole('heading', { level: 1, name: 'Koch (m/w/d)' });
  expect(screen.queryByRole('link', { name: 'Bewerbungen' })).toBeNull();
});
