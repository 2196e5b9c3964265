import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import type { JobDraft } from '#shared/jobs/draft.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { RuleError } from '../../core/errors.ts';
import { testApp } from '../../testing/app.ts';
import { makeJob, makeJobDraft } from '../../testing/jobs.ts';
import { type Member, makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();
type Draft = Partial<Record<keyof JobDraft, unknown>>;

async function saveIssues({ caller }: Member, jobId: string, changed: Draft): Promise<Record<string, string>> {
  const { revision, draft } = await caller.jobs.job({ jobId });
  const sent = { ...draft, ...changed } as JobDraft;
  const { cause } = await caller.jobs.save({ jobId, revision, draft: sent }).then(
    () => ({ cause: null }),
    (error: { cause: unknown }) => error,
  );
  if (cause instanceof RuleError) return { [String(cause.details['field'])]: errorTexts[cause.code as ErrorCode] };
  const issues = cause instanceof ZodError ? cause.issues : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.slice(1).join('.'), message]));
}

test('a draft is stored as sent with a sanitised description, and the same draft again changes nothing', async () => {
  const { editor, owner } = await makeCrew(app());
  const { jobId, revision } = await makeJob(editor);
  app().clock.advance(5000);
  const draft = makeJobDraft({
    title: 'Fachkraft Küche',
    description: '<p onclick="x()">Was Sie tun<script>x()</script></p>',
  });
  const saved = await owner.caller.jobs.save({ jobId, revision, draft });
  expect(saved).toEqual({ revision: expect.any(String), updatedAt: app().clock.now() });
  const stored = await editor.caller.jobs.job({ jobId });
  expect(stored).toMatchObject({ ...saved, draft: { ...draft, description: '<p>Was Sie tun</p>' } });
  app().clock.advance(5000);
  const again = await editor.caller.jobs.save({ jobId, revision: saved.revision, draft: stored.draft });
  expect(again.revision).toBe(saved.revision);
  expect((await editor.caller.jobs.job({ jobId })).updatedAt).toEqual(saved.updatedAt);
});

test("a save based on an older revision is refused with the author's name and changes nothing", async () => {
  const { editor, owner } = await makeCrew(app());
  const { jobId, revision } = await makeJob(editor);
  const newest = await owner.caller.jobs.save({ jobId, revision, draft: makeJobDraft({ town: 'Goettingen' }) });
  const late = editor.caller.jobs.save({ jobId, revision, draft: makeJobDraft({ title: 'Zu spät' }) });
  await expect(late).rejects.toMatchObject({
    cause: { code: 'JOB_CHANGED', details: { name: 'Anna Beispiel', revision: newest.revision } },
  });
  expect((await editor.caller.jobs.job({ jobId })).draft.town).toBe('Goettingen');
});

test('a retry after a lost answer is no conflict', async () => {
  const { editor } = await makeCrew(app());
  const { jobId, revision } = await makeJob(editor);
  const sent = { jobId, revision, draft: makeJobDraft({ description: '<p>Neu<script>x()</script></p>' }) };
  const saved = await editor.caller.jobs.save(sent);
  expect((await editor.caller.jobs.save(sent)).revision).toBe(saved.revision);
});

test('when two people save concurrently, one succeeds and the other is refused', async () => {
  const { editor, owner } = await makeCrew(app());
  const { jobId, revision } = await makeJob(editor);
  const saves = [editor, owner].map(({ caller }, index) =>
    outcomeOf(caller.jobs.save({ jobId, revision, draft: makeJobDraft({ title: `Fassung ${index}` }) })),
  );
  expect((await Promise.all(saves)).sort()).toEqual(['JOB_CHANGED', 'accepted']);
});

const skills = (...ids: number[]) => ids.map((skillId) => ({ skillId, weight: 1 }));

test.each<[string, Draft, string, string]>([
  ['nine skills', { skills: skills(1, 2, 3, 4, 5, 6, 7, 8, 9) }, 'skills', 'Höchstens 8 Fähigkeiten.'],
  ['the same skill twice', { skills: skills(1, 2, 1) }, 'skills', 'Jede Fähigkeit nur einmal.'],
  ['a skill that does not exist', { skills: skills(1, 2, 31_999) }, 'skills', 'Diese Fähigkeit gibt es nicht.'],
  ['a weight that does not exist', { skills: [{ skillId: 1, weight: 4 }] }, 'skills.0.weight', 'Ungültige Angabe.'],
  ['a reversed pay range', { payFrom: 5000, payTo: 4000 }, 'payTo', 'Das liegt unter dem Betrag davor.'],
  ['negative pay', { payFrom: -1 }, 'payFrom', 'Mindestens 0.'],
  ['a reversed range of hours', { hoursFrom: 40, hoursTo: 30 }, 'hoursTo', 'Das liegt unter der Zahl davor.'],
  ['a reply date in the past', { replyBy: addDays(dayOf(new Date()), -1) }, 'replyBy', 'Dieser Tag ist schon vorbei.'],
  ['a day that does not exist', { startsOn: '2027-02-30' }, 'startsOn', 'Das Format stimmt nicht.'],
  ['a description of 1 MB', { description: 'x'.repeat(1_000_000) }, 'description', 'Höchstens 20.000 Zeichen.'],
  [
    'a description with endless nesting',
    { description: '<blockquote>'.repeat(1600) },
    'description',
    errorTexts.TEXT_TOO_COMPLEX,
  ],
  [
    'links that grow beyond the limit',
    { description: '<a href="/">x</a>'.repeat(1000) },
    'description',
    errorTexts.TEXT_TOO_COMPLEX,
  ],
  ['an unknown town', { town: 'Nirgendwo' }, 'postalCode', errorTexts.PLACE_UNKNOWN],
  ['an unknown postal code', { postalCode: '00000', town: '' }, 'postalCode', errorTexts.PLACE_UNKNOWN],
  ['a country outside the list', { country: 'FR' }, 'country', 'Ungültige Angabe.'],
  [
    'a four-digit postal code in Germany',
    { postalCode: '5020', town: 'Salzburg' },
    'postalCode',
    errorTexts.PLACE_UNKNOWN,
  ],
  [
    'a postal code of the other country',
    { postalCode: '5020', town: 'Salzburg', country: 'CH' },
    'postalCode',
    errorTexts.PLACE_UNKNOWN,
  ],
  ['a German postal code in Austria', { country: 'AT' }, 'postalCode', errorTexts.PLACE_UNKNOWN],
  ['an unknown workplace', { workplace: 'moon' }, 'workplace', 'Ungültige Angabe.'],
  ['an unknown employment', { employment: 'slave' }, 'employment', 'Ungültige Angabe.'],
  ['four questions', { questions: ['1', '2', '3', '4'] }, 'questions', 'Höchstens 3.'],
  [
    'a character that cannot be stored',
    { title: 'a\u0000' },
    'title',
    'Enthält ein Zeichen, das sich nicht speichern lässt.',
  ],
])('%s is refused at its field, and nothing is written', async (_, changed, field, sentence) => {
  const { editor } = await makeCrew(app());
  const before = await makeJob(editor);
  expect(await saveIssues(editor, before.jobId, changed)).toEqual({ [field]: sentence });
  expect(await editor.caller.jobs.job({ jobId: before.jobId })).toEqual(before);
});

test('allows two of three skills, a missing town and an unchanged past date', async () => {
  const { editor } = await makeCrew(app());
  const { jobId, draft } = await makeJob(editor, { skills: [{ skillId: 1, weight: 1 }], town: '' });
  const past = { ...draft, replyBy: '2020-01-01' };
  await app().db.prisma.job.update({ where: { id: jobId }, data: { content: past } });
  const { revision } = await editor.caller.jobs.job({ jobId });
  const save = editor.caller.jobs.save({ jobId, revision, draft: { ...past, title: 'Anders' } });
  expect(await outcomeOf(save)).toBe('accepted');
});
