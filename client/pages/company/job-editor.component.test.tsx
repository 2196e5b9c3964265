import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { emptyDraft, type JobDraft } from '#shared/jobs/draft.ts';
import { renderAsMember } from '../../testing/company.ts';
import { editedJob, jobIdOf } from '../../testing/jobs.ts';
import {
  button,
  expectAddress,
  expectFocus,
  expectHeading,
  field,
  fill,
  findWithText,
} from '../../testing/page-actions.ts';
import { type Answers, type Input, refused, unreachable } from '../../testing/server-stub.ts';

const jobId = jobIdOf(0);
const skill = (id: number, name: string) => ({ id, name, description: '', category: '' });

function jobServer(first: Partial<JobDraft> = {}) {
  let count = 0;
  const nextRevision = () => `00000000-0000-4000-8000-0000000010${String(++count).padStart(2, '0')}`;
  let job = editedJob({ revision: nextRevision(), draft: { ...emptyDraft, title: 'Koch (m/w/d)', ...first } });
  const store = (draft: JobDraft, updatedByName: string) => {
    job = { ...job, draft, updatedByName, revision: nextRevision() };
    return { revision: job.revision };
  };
  const save = ({ revision, draft }: Input<'jobs.save'>) =>
    revision === job.revision
      ? store(draft as JobDraft, 'Olga Stein')
      : refused('JOB_CHANGED', { details: { name: job.updatedByName ?? '' } });
  const answers: Answers = {
    'courses.skills': [skill(3, 'Kommunikation'), skill(13, 'Resilienz')] as never,
    'jobs.job': () => job,
    'jobs.save': save as never,
  };
  return {
    answers,
    back: { 'jobs.save': save as never },
    draft: () => job.draft,
    changeAsBen: (changes: Partial<JobDraft>) => void store({ ...job.draft, ...changes }, 'Ben Grob'),
  };
}
type JobServer = ReturnType<typeof jobServer>;
const noSaving = { 'jobs.save': unreachable };
const comesOnline = () => window.dispatchEvent(new Event('online'));
const state = (words: string) => findWithText('status', words);

async function openJob({ answers }: JobServer) {
  const opened = await renderAsMember(`/company/job/${jobId}`, 'owner', answers);
  await screen.findByRole('textbox', { name: 'Titel' });
  return opened;
}

async function typeOffline(opened: Awaited<ReturnType<typeof openJob>>, title: string) {
  opened.server.answer(noSaving);
  await fill(opened.person, field('Titel'), title);
  await state('Nicht gespeichert');
}

test('a colleague’s change appears automatically while nothing is unsaved', async () => {
  const job = jobServer();
  const { server } = await openJob(job);
  job.changeAsBen({ title: 'Köchin oder Koch' });
  server.emit('jobs.changes', { kind: 'saved', name: 'Ben Grob', pageId: 'another' });
  await screen.findByText('Ben Grob hat diese Stelle gerade geändert. Sie sehen den neuen Stand.');
  expect(field('Titel').value).toBe('Köchin oder Koch');
});

test('unsaved changes survive a reload, and keeping them replaces only their fields', async () => {
  const job = jobServer();
  const first = await openJob(job);
  await typeOffline(first, 'Küchenleitung');
  await findWithText('alert', 'Speichern fehlgeschlagen');
  first.close();
  const { person, server } = await openJob({ ...job, answers: { ...job.answers, ...noSaving } });
  await waitFor(() => expect(field('Titel').value).toBe('Küchenleitung'));
  await state('Nicht gespeichert');
  job.changeAsBen({ title: 'Küchenchef', hoursTo: 35 });
  server.answer(job.back);
  comesOnline();
  const conflict = await findWithText('alert', 'Diese Stelle wurde inzwischen von Ben Grob geändert');
  expect(conflict.textContent).toContain('Von beiden geändert: Titel.');
  expect(job.draft().title).toBe('Küchenchef');
  await person.click(button('Meine Änderungen behalten', conflict));
  await state('Gespeichert');
  expect(job.draft()).toMatchObject({ title: 'Küchenleitung', hoursTo: 35 });
});

test('loading the newer version drops the unsaved changes', async () => {
  const job = jobServer();
  const opened = await openJob(job);
  await typeOffline(opened, 'Küchenhilfe');
  job.changeAsBen({ title: 'Köchin' });
  opened.server.answer(job.back);
  comesOnline();
  const conflict = await findWithText('alert', 'Diese Stelle wurde inzwischen von Ben Grob geändert');
  await opened.person.click(button('Neueren Stand laden', conflict));
  await expectHeading('Köchin');
  await state('Gespeichert');
  expect(job.draft().title).toBe('Köchin');
});

test('an invalid hidden amount is reported and can be cleared', async () => {
  const job = jobServer();
  const { person } = await openJob(job);
  const pay = screen.getByRole('group', { name: 'Spanne' });
  await fill(person, field('Von', pay), '20000000');
  expect(await screen.findAllByText('Höchstens 10.000.000.')).not.toEqual([]);
  await person.click(screen.getByRole('radio', { name: 'Keine Angabe' }));
  const hidden = await findWithText('alert', 'Ausgeblendete Angaben sind nicht gespeichert');
  expect(hidden.textContent).toContain('Vergütung von:');
  await person.click(button('Ausgeblendete Angaben leeren', hidden));
  await expectFocus(field('Begründung'));
  await state('Gespeichert');
});

test('unsaved changes stay visible when a colleague deletes the job', async () => {
  const opened = await openJob(jobServer());
  await typeOffline(opened, 'Köchin im Nachtdienst');
  opened.server.emit('jobs.changes', { kind: 'gone', name: 'Ben Grob', pageId: 'another' });
  await findWithText('alert', 'Diese Stelle wurde gelöscht');
  expect(field('Titel').value).toBe('Köchin im Nachtdienst');
  await expectAddress(`/company/job/${jobId}`);
});

test('a deleted job without unsaved changes leads back to the list', async () => {
  const { server } = await openJob(jobServer());
  server.emit('jobs.changes', { kind: 'gone', name: 'Ben Grob', pageId: 'another' });
  await expectAddress('/company/jobs');
});

test('adding, removing and restoring questions keeps the focus', async () => {
  const job = jobServer();
  const { person } = await openJob(job);
  const adding = () => button('Frage hinzufügen');
  for (const words of ['Warum?', 'Wann?']) {
    adding().focus();
    await person.keyboard(`{Enter}${words}`);
  }
  button('Frage 1 entfernen').focus();
  await person.keyboard('{Enter}');
  await expectFocus(adding());
  expect(field('Frage 1').value).toBe('Wann?');
  (await screen.findByRole('button', { name: 'Rückgängig' })).focus();
  await person.keyboard('{Enter}');
  await expectFocus(field('Frage 1'));
  await state('Gespeichert');
  expect(job.draft().questions).toEqual(['Warum?', 'Wann?']);
});

test('removing skills keeps the focus', async () => {
  const skills = [
    { skillId: 3, weight: 2 },
    { skillId: 13, weight: 2 },
  ] as const;
  const { person } = await openJob(jobServer({ skills: [...skills] }));
  (await screen.findByRole('button', { name: 'Kommunikation entfernen' })).focus();
  await person.keyboard('{Enter}');
  await expectFocus(button('Resilienz entfernen'));
  await person.keyboard('{Enter}');
  await expectFocus(screen.getByRole('combobox', { name: 'Fähigkeit hinzufügen' }));
});

test('a problem in the publishing dialog leads to its text field', async () => {
  const { person } = await openJob(jobServer({ description: '' }));
  button('Veröffentlichen').focus();
  await person.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Stelle veröffentlichen' });
  await expectFocus(button('Abbrechen', dialog));
  await person.click(button('Zum Feld „Beschreibung“', dialog));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Beschreibung'));
});
