/**
 * No answer contains a statistic about fewer than five people. Every procedure that returns a number has a class here.
 */
import type { inferRouterOutputs } from '@trpc/server';
import { expect, test } from 'vitest';
import { minPeople } from '#shared/candidates/cells.ts';
import { type AppRouter, appRouter } from './router.ts';
import { testApp } from './testing/app.ts';
import { makePublishedJob } from './testing/jobs.ts';
import { makeCrew, makeMember } from './testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from './testing/people.ts';
import { makeQuizCourse } from './testing/quiz-course.ts';
import { makeCandidate } from './testing/releases.ts';
import { insertResults, skillsFrom } from './testing/results.ts';

type FigureClass =
  | 'own'
  | 'things'
  | 'rows'
  | 'amount'
  /** Properties of people: averages, shares, minima, maxima. Only in groups of five or more. */
  | 'fives';

type Outputs = inferRouterOutputs<AppRouter>;
type HasNumber<Value, Depth extends 0[] = []> = Depth['length'] extends 7
  ? false
  : Value extends number
    ? true
    : Value extends Date | string | boolean | null | undefined
      ? false
      : Value extends readonly (infer Item)[]
        ? HasNumber<Item, [...Depth, 0]>
        : Value extends AsyncIterable<infer Item>
          ? HasNumber<Item, [...Depth, 0]>
          : Value extends object
            ? { [Key in keyof Value]-?: HasNumber<Value[Key], [...Depth, 0]> }[keyof Value]
            : false;
type Counting = {
  [Name in keyof Outputs & string]: {
    [Procedure in keyof Outputs[Name] & string]: true extends HasNumber<Outputs[Name][Procedure]>
      ? `${Name}.${Procedure}`
      : never;
  }[keyof Outputs[Name] & string];
}[keyof Outputs & string];

const classes = {
  'account.overview': 'own',
  'account.startAddingPasskey': 'own',
  'account.startProof': 'own',
  'admin.outbox': 'rows',
  'admin.outboxMail': 'rows',
  'adminAudit.chain': 'things',
  'adminBackups.overview': 'things',
  'adminCourses.course': 'things',
  'adminCourses.page': 'things',
  'adminDashboard.counters': 'amount',
  'adminDashboard.curve': 'amount',
  'adminDashboard.services': 'things',
  'adminImport.deleteAll': 'amount',
  'adminImport.deletionCounts': 'amount',
  'adminImport.planShipped': 'things',
  'adminImport.takeShipped': 'things',
  'adminImport.version': 'things',
  'adminImport.versions': 'things',
  'adminOrganisations.deletionPreview': 'amount',
  'adminOrganisations.organisation': 'amount',
  'adminOrganisations.page': 'amount',
  'adminQuality.state': 'fives',
  'adminReports.report': 'rows',
  'adminSettings.about': 'things',
  'adminSettings.all': 'things',
  'adminSettings.change': 'things',
  'adminSettings.cleanups': 'amount',
  'ai.changePlan': 'things',
  'ai.check': 'things',
  'ai.coverage': 'things',
  'ai.current': 'things',
  'ai.offer': 'things',
  'ai.proposals': 'things',
  'ai.settings': 'things',
  'ai.sourcePart': 'things',
  'ai.sources': 'things',
  'applications.mine': 'own',
  'assets.limits': 'things',
  'assets.storage': 'things',
  'auth.startPasskey': 'own',
  'board.column': 'rows',
  'board.ofJob': 'amount',
  'candidates.candidate': 'rows',
  'candidates.compare': 'rows',
  'candidates.counts': 'fives',
  'candidates.jobs': 'amount',
  'candidates.page': 'rows',
  'candidates.statistics': 'fives',
  'consents.legal': 'own',
  'consents.page': 'own',
  'consents.question': 'own',
  'courses.counts': 'things',
  'courses.importProgress': 'things',
  'courses.page': 'things',
  'courses.skills': 'things',
  'editor.addBlock': 'things',
  'editor.course': 'things',
  'editor.lesson': 'things',
  'found.preview': 'own',
  'found.previewAccept': 'own',
  'found.received': 'own',
  'found.state': 'own',
  'found.waiting': 'own',
  'foundPeople.page': 'rows',
  'foundPeople.person': 'rows',
  'invitations.page': 'amount',
  'jobs.applyImport': 'things',
  'jobs.counts': 'things',
  'jobs.job': 'things',
  'jobs.planImport': 'things',
  'learning.answer': 'own',
  'learning.cardProgress': 'own',
  'learning.certificate': 'own',
  'learning.remainingCertificates': 'own',
  'learning.learners': 'rows',
  'learning.markLesson': 'own',
  'learning.mine': 'own',
  'learning.openLesson': 'own',
  'learning.progress': 'own',
  'learning.questions': 'fives',
  'matching.best': 'own',
  'matching.companies': 'own',
  'matching.discover': 'own',
  'matching.explain': 'own',
  'matching.ofJobs': 'own',
  'matching.overview': 'own',
  'matching.path': 'own',
  'members.page': 'amount',
  'organisations.current': 'things',
  'verification.own': 'things',
  'organisations.deletionPreview': 'amount',
  'ownData.start': 'own',
  'ownData.state': 'own',
  'pages.page': 'things',
  'pages.save': 'things',
  'pages.source': 'things',
  'places.suggest': 'things',
  'profile.own': 'own',
  'profile.planResume': 'own',
  'publishing.answerDraft': 'things',
  'publishing.checklist': 'things',
  'publishing.draft': 'things',
  'publishing.draftState': 'things',
  'publishing.publish': 'things',
  'publishing.version': 'things',
  'publishing.versions': 'things',
  'releases.answeredRequests': 'own',
  'releases.formerCompanies': 'own',
  'releases.page': 'own',
  'releases.preview': 'own',
  'applications.ofJob': 'own',
  'releases.recentViewers': 'own',
  'releases.view': 'own',
  'results.compare': 'own',
  'results.dashboard': 'own',
  'results.softskill': 'own',
  'results.values': 'own',
  'savedJobs.page': 'own',
  'softskillTest.partTwo': 'own',
  'softskillTest.start': 'own',
  'softskillTest.state': 'own',
  'tests.claim': 'own',
  'tests.overview': 'own',
  'valueTest.contradiction': 'own',
  'valueTest.decideAgain': 'own',
  'workPreference.get': 'own',
  'workPreference.save': 'own',
} as const satisfies Record<Counting, FigureClass>;
type InFives = { [Path in Counting]: (typeof classes)[Path] extends 'fives' ? Path : never }[Counting];

const app = testApp();
const below = minPeople - 1;

async function companyWithFour() {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  const [person] = await Promise.all(Array.from({ length: below }, () => makeCandidate(app(), { jobId })));
  return {
    crew,
    jobId,
    viewsOf: () => app().db.prisma.personEvent.count({ where: { userId: person?.userId ?? '', kind: 'viewed' } }),
  };
}

const figuresBelowFive: Record<InFives, () => Promise<readonly unknown[]>> = {
  'candidates.counts': async () => {
    const { crew, jobId, viewsOf } = await companyWithFour();
    const counts = [
      await crew.owner.caller.candidates.counts({}),
      await crew.owner.caller.candidates.counts({ jobId }),
    ];
    for (const one of counts) expect(Object.keys(one).sort()).toEqual(['applied', 'average', 'candidates', 'top']);
    expect(await viewsOf()).toBe(0);
    return counts.flatMap(({ average, top }) => [average, top]);
  },
  'candidates.statistics': async () => {
    const { crew, jobId } = await companyWithFour();
    for (let count = 0; count < below; count++) {
      const member = await makeMember(app(), { orgId: crew.orgId, role: 'viewer' });
      await insertResults(app(), member.userId, { skills: skillsFrom(1) });
      await member.caller.team.changeShare({ isOn: true });
    }
    const { statistics } = crew.owner.caller.candidates;
    const asked = [{ whose: 'candidates' }, { whose: 'candidates', jobId }, { whose: 'team' }] as const;
    return (await Promise.all(asked.map((input) => statistics(input)))).map((answer) => answer.statistics);
  },
  'learning.questions': async () => {
    const { editor } = await makeCrew(app());
    const { courseId, blockId } = await makeQuizCourse(editor);
    for (let count = 0; count < below; count++) {
      const { learning } = await callerFor(app(), await makePerson(app()));
      await learning.answer({ courseId, version: 1, blockId, chosen: 1 });
    }
    const { questions } = await editor.caller.learning.questions({ courseId });
    return questions.flatMap(({ right, options }) => [right, ...options.flatMap(({ share, mark }) => [share, mark])]);
  },
  'adminQuality.state': async () => {
    const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
    return [(await admin.adminQuality.state({ variant: 'test1' })).figures];
  },
};

test.each(Object.entries(figuresBelowFive))('%s reveals no statistic about four people', async (_, ask) => {
  const figures = await ask();
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter((figure) => figure !== null)).toEqual([]);
});

test('every classified procedure exists', () => {
  const existing = Object.keys(appRouter._def.procedures);
  expect(Object.keys(classes).filter((path) => !existing.includes(path))).toEqual([]);
});
