import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { minPeople } from '#shared/candidates/cells.ts';
import type { RouteName } from '#shared/route-actions.ts';
import { testApp } from './testing/app.ts';
import { makePublishedJob } from './testing/jobs.ts';
import { makeCrew } from './testing/organisations.ts';
import { makePersonAs, type Person } from './testing/people.ts';
import { makeQuizCourse } from './testing/quiz-course.ts';
import { makeCandidate, release } from './testing/releases.ts';
import { insertResults, skillsFrom } from './testing/results.ts';
import { cookieFor } from './testing/uploads.ts';

type RouteClass = 'own' | 'rows' | 'upload' | 'catalogue' | { path: (ids: Ids) => string };
type Ids = { jobId: string; courseId: string };
const at = (path: string): RouteClass => ({ path: () => path });

const classes: Record<RouteName, RouteClass> = {
  'GET /api/courses': at('/api/courses'),
  'GET /api/courses/count': at('/api/courses/count'),
  'GET /api/course/:id': { path: ({ courseId }) => `/api/course/${courseId}` },
  'GET /api/jobs': at('/api/jobs'),
  'GET /api/jobs/count': at('/api/jobs/count'),
  'GET /api/jobs/fields': at('/api/jobs/fields'),
  'GET /api/job/:id': { path: ({ jobId }) => `/api/job/${jobId}` },
  'GET /api/jobs.json': at('/api/jobs.json'),
  'GET /api/jobs.xml': at('/api/jobs.xml'),
  'GET /api/skills': at('/api/skills'),
  'GET /sitemap-jobs-:part.xml': { path: ({ jobId }) => `/sitemap-jobs-${jobId.slice(0, 2)}.xml` },
  'GET /profile/resume.json': 'own',
  'GET /profile/profile.pdf': 'own',
  'GET /own-data/:id': 'own',
  'GET /robots.txt': at('/robots.txt'),
  'GET /sitemap.xml': at('/sitemap.xml'),
  'GET /sitemap-pages.xml': at('/sitemap-pages.xml'),
  'GET /sitemap-courses-:part.xml': { path: ({ courseId }) => `/sitemap-courses-${courseId.slice(0, 2)}.xml` },
  'GET /files/*key': 'own',
  'POST /files': 'upload',
  'POST /files/logo': 'upload',
  'GET /exports/scorm': { path: ({ courseId }) => `/exports/scorm?course=${courseId}&version=1` },
  'GET /exports/bundle': { path: ({ courseId }) => `/exports/bundle?course=${courseId}&version=1` },
  'GET /exports/organisation': 'rows',
  'POST /imports/course': 'upload',
  'POST /imports/organisation': 'upload',
  'GET /report/softskills.pdf': 'own',
  'GET /certificates/:id': 'own',
  'GET /candidates/export.csv': 'rows',
  'GET /candidates/report.pdf': 'rows',
  'GET /admin/export/users.csv': 'rows',
  'GET /admin/export/organisations.csv': at('/admin/export/organisations.csv'),
  'GET /admin/export/courses.csv': at('/admin/export/courses.csv'),
  'GET /admin/export/jobs.csv': at('/admin/export/jobs.csv'),
  'GET /admin/export/reports.csv': 'rows',
  'GET /admin/export/audit.csv': 'rows',
  'GET /admin/export/catalogue.csv': 'catalogue',
  'POST /admin/import/plan': 'upload',
  'POST /admin/import/take': 'upload',
};

const app = testApp({ server: true, mail: false });

async function answersFor(person: Person | null, paths: readonly string[]): Promise<Map<string, string>> {
  const cookie = (await cookieFor(app(), person)) ?? '';
  const answers = new Map<string, string>();
  for (const path of paths) {
    const answer = await fetch(`${app().baseUrl}${path}`, { headers: { cookie } });
    const body = Buffer.from(await answer.arrayBuffer());
    answers.set(path, `${answer.status} ${createHash('sha256').update(body).digest('hex')}`);
  }
  return answers;
}

test('no route about several people depends on the results of four of them', async () => {
  const { owner, editor } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const { courseId, blockId } = await makeQuizCourse(editor);
  const people = await Promise.all(Array.from({ length: minPeople - 1 }, () => makeCandidate(app(), { jobId })));
  const paths = Object.values(classes).flatMap((one) =>
    typeof one === 'string' ? [] : [one.path({ jobId, courseId })],
  );
  const readers = [await makePersonAs(app(), 'platformAdmin'), owner, null];
  const read = async () => {
    const answers = [];
    for (const reader of readers) answers.push(await answersFor(reader, paths));
    return answers;
  };
  const before = await read();
  const readable = paths.filter((path) => before.some((answers) => answers.get(path)?.startsWith('200')));
  expect(readable).toEqual(paths);
  for (const person of people) {
    await insertResults(app(), person.userId, { skills: skillsFrom(7), values: { Gerechtigkeit: 9 } });
    await release(person, jobId, 'named');
    await person.caller.learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  }
  expect(await read()).toEqual(before);
});

test('metrics contain no statistics about people', async () => {
  const text = await (await fetch(`${app().baseUrl}/metrics`)).text();
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  expect(names.filter((name) => !/^(?:nodejs|process)_/.test(name)).sort()).toEqual([
    ...['backup_age_seconds', 'backup_proof_age_seconds', 'backup_proof_failed', 'build_info'],
    ...['cleanup_failed', 'cleanup_last_run_timestamp_seconds', 'cleanup_removed_rows'],
    ...['database_connections_used', 'database_requests_waiting', 'disk_free_bytes', 'event_loop_hold_seconds'],
    ...['event_loop_longest_hold_seconds', 'http_request_duration_seconds'],
  ]);
});
