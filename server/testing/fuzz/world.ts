import { addDays, dayOf } from '#shared/jobs/day.ts';
import { jobImportTemplate } from '#shared/jobs/import-file.ts';
import type { TestApp } from '../app.ts';
import { makeCourse } from '../courses.ts';
import { makeJob, makePublishedJob } from '../jobs.ts';
import { type Crew, makeCrew, replaceInvitationToken } from '../organisations.ts';
import { callerFor, makePerson, type Person, testPassword } from '../people.ts';
import { makeQuizCourse } from '../quiz-course.ts';
import { makeApplicant } from '../results.ts';
import { takeSoftskillTest, takeValueTest } from '../test-runs.ts';
import type { World } from './from-schema.ts';
import { someUuid } from './odd-values.ts';

export type FuzzWorld = {
  crew: Crew;
  applicant: Person;
  unattached: Person;
  admin: Person;
  tokens: string[];
  digests: string[];
};

export async function makeFuzzWorld(app: TestApp): Promise<FuzzWorld> {
  const crew = await makeCrew(app);
  const applicant = await makePerson(app);
  const [unattached, admin] = [
    await makePerson(app, { userType: 'company' }),
    await makePerson(app, { userType: 'company', platformRole: 'platform_admin' }),
  ];
  for (const visibility of ['public', 'org-only', 'private'] as const) await makeQuizCourse(crew.owner, visibility);
  for (let count = 0; count < 3; count++) await makeCourse(crew.editor, { modules: 2, lessons: 2, blocks: 2 });
  for (let count = 0; count < 3; count++)
    await makePublishedJob(crew.owner, { replyBy: addDays(dayOf(app.clock.now()), 30) });
  for (let count = 0; count < 2; count++) await makeJob(crew.editor);
  const caller = await callerFor(app, applicant);
  const visitor = await callerFor(app, null);
  const done = [await takeSoftskillTest(caller), await takeValueTest(caller), await takeSoftskillTest(visitor)];
  const open = [await visitor.softskillTest.start({ variant: 'test1' }), await visitor.valueTest.start({})];
  const invited: string[] = [];
  for (const email of ['gast-1@example.org', 'gast-2@example.org', applicant.email]) {
    await crew.owner.caller.invitations.invite({ email, role: 'viewer' });
    invited.push(await replaceInvitationToken(app, email));
  }
  const digests = await releaseSomething(app, crew);
  return {
    digests,
    crew,
    applicant,
    unattached,
    admin,
    tokens: [...done, ...open].map(({ token }) => token).concat(invited),
  };
}

async function releaseSomething(app: TestApp, { owner }: Crew): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ jobId: string }>('select job_id as "jobId" from published_jobs limit 1');
  const jobId = rows[0]?.jobId ?? '';
  const skills = Array.from({ length: 30 }, (_, index) => index + 1);
  const [candidate, poolApplicant] = [await makeApplicant(app, { skills }), await makeApplicant(app, { skills })];
  const { digest, job } = await candidate.caller.releases.preview({ target: { kind: 'job', jobId }, scope: 'named' });
  const application = { jobId, scope: 'named' as const, answers: [], questions: job?.questions ?? [], digest };
  const { releaseId } = await candidate.caller.applications.send(application);
  await candidate.caller.releases.send({ releaseId, text: 'Guten Tag, ich freue mich auf Ihre Antwort.' });
  await owner.caller.candidates.addNote({ releaseId, text: 'Ruft am Montag an.' });
  const reason = 'Die Stelle gibt es gar nicht.';
  await candidate.caller.reports.send({ kind: 'job', resourceId: jobId, category: 'fraud', reason, goodFaith: true });
  const preview = await poolApplicant.caller.found.preview();
  await poolApplicant.caller.found.switchOn({ wishes: { threshold: 40, place: null }, digest: preview.digest });
  await poolApplicant.caller.found.addBlock({ kind: 'name', label: 'Niemand GmbH' });
  const { people } = await owner.caller.foundPeople.page({ jobId });
  const text = 'Guten Tag, wir würden Sie gern kennenlernen und Ihnen die Stelle zeigen.';
  await owner.caller.foundPeople.ask({ jobId, personId: people[0]?.personId ?? '', text });
  return [digest, preview.digest];
}

const idTables: Record<string, string> = {
  courseId: 'select id from courses',
  moduleId: 'select id from modules',
  lessonId: 'select id from lessons',
  blockId: 'select id from content_blocks',
  jobId: 'select id from jobs',
  deletedPartId: 'select id from deleted_parts',
  userId: 'select user_id from org_members',
  organisationId: 'select id from orgs',
  invitationId: 'select id from invitations',
  releaseId: 'select id from releases',
  messageId: 'select id from messages',
  noteId: 'select id from candidate_entries',
  applicationId: 'select id from applications',
  personId: 'select id from found_people',
  requestId: 'select id from contact_requests',
  slug: 'select slug from orgs',
  mailId: 'select id from mail_outbox',
  reportId: 'select id from reports',
  resourceId: 'select id from courses union all select id from jobs union all select id from orgs',
  decisionId: 'select id from moderation_decisions',
  sessionId: 'select public_id from sessions',
  resultId: 'select id from softskill_test_results union all select id from value_test_results',
  revision: `select settings_revision from courses union all select revision from modules
             union all select revision from lessons union all select revision from content_blocks union all select revision from jobs`,
};

export async function worldNow(app: TestApp, { tokens, crew, applicant, digests }: FuzzWorld): Promise<World> {
  const columns = Object.entries(idTables).map(
    ([name, sql]) => `array(select found::text from (${sql}) as t(found)) as "${name}"`,
  );
  const { rows } = await app.db.pool.query<Record<string, string[]>>(`select ${columns.join(', ')}`);
  const ids = Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, found]) => found.length > 0));
  const emails = [crew.owner.email, crew.viewer.email, applicant.email, 'neu@example.org', 'GAST-1@EXAMPLE.ORG'];
  const results = ids['resultId'] ?? [someUuid];
  return {
    ...ids,
    anyId: [...Object.values(ids).map((found) => found[0] ?? someUuid), someUuid],
    firstId: results,
    secondId: results,
    token: tokens,
    invitation: tokens,
    email: emails,
    newEmail: emails,
    password: [testPassword, 'ein-anderes-passwort'],
    newPassword: [testPassword],
    currentPassword: ['ein-falsches-passwort'],
    code: ['123456', 'abcdefghjkmn'],
    confirmation: ['nein'],
    answer: ['Das haben wir geprüft.'],
    csv: [jobImportTemplate()],
    postalCode: ['37073', ''],
    town: ['Göttingen', ''],
    digest: digests,
    releaseIds: ids['releaseId'] ?? [someUuid],
  };
}
