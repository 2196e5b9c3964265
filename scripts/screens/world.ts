import { randomUUID } from 'node:crypto';
import { addMs, days, minutes } from '../../server/core/runtime/clock.ts';
import type { TestApp } from '../../server/testing/app.ts';
import { type makeJob, makePublishedJob } from '../../server/testing/jobs.ts';
import type { Member } from '../../server/testing/organisations.ts';
import { callerFor, type Person } from '../../server/testing/people.ts';
import { makeQuizCourse } from '../../server/testing/quiz-course.ts';
import { asShown, takeSoftskillTest, takeValueTest } from '../../server/testing/test-runs.ts';
import { addDays, dayOf } from '../../shared/jobs/day.ts';
import { editText } from '../e2e/publishing.ts';
import { makeReadableCourse } from '../e2e/readable-course.ts';
import { makeOwnReleases } from './applicant.ts';
import { makeCandidates, type ShownCandidates } from './candidates.ts';
import { makePeople, publicSlug, type Who } from './people.ts';

export const courseTitle = 'Medizinproduktedokumentationspflichten in der Rehabilitationseinrichtung';

export const jobTitle = 'Medizinproduktedokumentationsfachkraft im Rehabilitationsnachtdienst (m/w/d)';

export type World = {
  people: Record<Who, Person>;
  courseId: string;
  draftId: string;
  jobId: string;
  jobDraftId: string;
  closedJobId: string;
  lessons: { why: string; moments: string; gloves: string };
  resultId: string;
  candidates: ShownCandidates;
  ownReleaseId: string;
  openJobIds: readonly string[];
  certificate: { certifiedId: string; certificateId: string };
  portal: { organisationId: string; reportId: string };
  guestToken: string;
  guestValueToken: string;
};

export async function makeWorld(app: TestApp): Promise<World> {
  const people = await makePeople(app);
  const owner = { ...people.owner, caller: await callerFor(app, people.owner) };
  const course = await makeReadableCourse(owner, { title: courseTitle });
  const { courseId, lessons } = course;
  await owner.caller.publishing.publish({ courseId });
  await editText(owner, courseId, 'Keime reisen auf Händen, Türklinken und Telefonen.');
  app.clock.advance(1000);
  const { courseId: draftId } = await owner.caller.courses.create({ title: 'Brandschutz im Haus' });
  await owner.caller.editor.addModule({ courseId: draftId, title: 'Der Ernstfall' });
  for (const person of [people.viewer, people.applicant]) {
    const learner = await callerFor(app, person);
    await learner.learning.openLesson({ courseId, lessonId: lessons.why });
    await learner.learning.answer({ courseId, blockId: course.quizId, version: 2, chosen: 0 });
    await learner.learning.markLesson({ courseId, lessonId: lessons.moments, isDone: true });
  }
  const applicant = await callerFor(app, people.applicant);
  const { resultId } = await takeSoftskillTest(applicant);
  app.clock.advance(days(28));
  await takeSoftskillTest(applicant, asShown);
  await takeValueTest(applicant);
  await writeProfile(applicant);
  await takeSoftskillTest(await callerFor(app, people.sender));
  const guest = await callerFor(app, null);
  const [{ token: guestToken }, { token: guestValueToken }] = [
    await takeSoftskillTest(guest),
    await takeValueTest(guest),
  ];
  await app.db.prisma.outboxMail.createMany({ data: mails(app) });
  const jobs = await makeJobs(app, owner);
  for (const jobId of [jobs.jobId, jobs.closedJobId]) await applicant.savedJobs.save({ jobId });
  await owner.caller.jobs.close({ jobId: jobs.closedJobId });
  const weakest = (await applicant.results.dashboard()).softskill?.skills.at(-1)?.skillId ?? 0;
  await app.db.prisma.courseSkill.create({ data: { courseId, skillId: weakest } });
  const candidates = await makeCandidates(app, { owner, jobId: jobs.jobId });
  const releases = await makeOwnReleases(app, { applicant: people.applicant, owner, jobId: jobs.jobId });
  const certificate = await completeCourse(owner, applicant);
  const portal = await makePortal(app, jobs.jobId);
  const tests = { resultId, guestToken, guestValueToken };
  return { people, courseId, draftId, ...jobs, lessons, ...tests, candidates, ...releases, certificate, portal };
}

type Caller = Awaited<ReturnType<typeof callerFor>>;

async function completeCourse(owner: Member, { learning }: Caller): Promise<World['certificate']> {
  const { courseId, first, second, blockId } = await makeQuizCourse(owner);
  for (const lessonId of [first, second]) await learning.markLesson({ courseId, lessonId, isDone: true });
  await learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  const certificateId = (await learning.progress({ courseId }))?.certificates[0]?.certificateId ?? '';
  return { certifiedId: courseId, certificateId };
}

async function makePortal(app: TestApp, jobId: string): Promise<World['portal']> {
  const { prisma } = app.db;
  const { id: orgId } = await prisma.organisation.findUniqueOrThrow({
    where: { slug: publicSlug },
    select: { id: true },
  });
  const reason = 'In der Anzeige steht, dass nur Männer gesucht werden. Das verstößt gegen das AGG.';
  const what = { kind: 'job', orgId, resourceId: jobId, title: jobTitle, category: 'discrimination', reason };
  const data = {
    ...what,
    reporterName: 'Rita Vogel',
    reporterEmail: 'rita.vogel@example.org',
    createdAt: app.clock.now(),
  };
  const { id: reportId } = await prisma.report.create({ data, select: { id: true } });
  return { organisationId: orgId, reportId };
}

async function makeJobs(app: TestApp, owner: Parameters<typeof makeJob>[0]) {
  const replyBy = addDays(dayOf(app.clock.now()), 30);
  const { jobId } = await makePublishedJob(owner, { title: jobTitle, replyBy });
  const { jobId: closedJobId } = await makePublishedJob(owner, { title: 'Betreuungskraft (m/w/d)', replyBy });
  app.clock.advance(1000);
  const job = await owner.caller.jobs.job({ jobId });
  const description = `${job.draft.description}<p>Wir sind ein junges Team und suchen Unterstützung.</p>`;
  await owner.caller.jobs.save({ jobId, revision: job.revision, draft: { ...job.draft, description } });
  app.clock.advance(1000);
  const { jobId: jobDraftId } = await owner.caller.jobs.create({ title: 'Physiotherapeut' });
  return { jobId, jobDraftId, closedJobId };
}

const mails = (app: TestApp) =>
  [null, app.clock.now(), null].map((sentAt, index) => ({
    kind: index === 2 ? 'applicationMoved' : 'resetPassword',
    recipient: `maximiliane.von.hohenstein.${index}@rehabilitation.example.org`,
    subject: 'Setzen Sie Ihr Passwort neu',
    text: 'Guten Tag,\n\nhier ist Ihr Link: http://localhost/reset-password/zeichen',
    createdAt: addMs(app.clock.now(), minutes(index)),
    sentAt,
  }));

const word = 'Medizinproduktedokumentationspflichtenbeauftragte';

async function writeProfile(applicant: Awaited<ReturnType<typeof callerFor>>): Promise<void> {
  const { revision, profile, skills } = await applicant.profile.own();
  const station = { from: '2019-04', to: '', description: `${word} im Nachtdienst.\nDazu die Anleitung der Neuen.` };
  await applicant.profile.save({
    revision,
    profile: {
      ...profile,
      phone: '0176 04069017',
      location: '37073 Göttingen',
      bio: `Ich bin ${word}.\n\nIch suche einen Ort, an dem man nachfragt, bevor man entscheidet.`,
      experience: [
        { ...station, entryId: randomUUID(), title: word, company: 'Rehabilitationseinrichtung am Wall' },
        { ...station, entryId: randomUUID(), title: '', company: 'Elternzeit', from: '2014', to: '2018-12' },
      ],
      education: [
        { entryId: randomUUID(), degree: 'Ausbildung', field: 'Pflege', institution: 'Berufsschule', year: '2014' },
      ],
      hiddenSkillIds: (skills ?? []).slice(0, 1).map(({ skillId }) => skillId),
    },
  });
}
