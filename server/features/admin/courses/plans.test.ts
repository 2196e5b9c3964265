import { expect, test } from 'vitest';
import { courseSorts, coursesInput } from '#shared/admin/courses.ts';
import { adminJobSorts, adminJobsInput } from '#shared/admin/jobs.ts';
import { testApp } from '../../../testing/app.ts';
import { fillCourses } from '../../../testing/fill-courses.ts';
import { fillJobs } from '../../../testing/jobs.ts';
import { explain, vacuumTables } from '../../../testing/query-plans.ts';
import { jobList } from '../jobs/list.ts';
import { courseList } from './list.ts';

const app = testApp();
const take = 51;

test('every order and filter of the course and job lists uses an index', async () => {
  const { pool } = app().db;
  await fillCourses(pool, 4_000);
  await fillJobs(app(), 5_000);
  await pool.query('update jobs set taken_down_at = now() where number % 200 = 0');
  await vacuumTables(app(), 'jobs', 'courses');
  const { rows } = await pool.query<{ org: string }>('select org_id as org from courses limit 1');
  const org = rows[0]?.org;
  const courses = (wish: object) => planned(courseList.statement({ input: coursesInput.parse(wish), take }));
  const jobs = (wish: object) => planned(jobList.statement({ input: adminJobsInput.parse(wish), take }));
  async function planned({ text, values }: { text: string; values: unknown[] }): Promise<string> {
    const plan = await explain(app(), { text, values });
    expect(plan).not.toMatch(/Seq Scan on (?:courses|jobs)/);
    return plan;
  }
  expect(await courses({})).toContain('courses_created_at_id_idx');
  expect(await courses({ sort: 'title', order: 'asc' })).toContain('courses_title');
  expect(await courses({ state: 'review' })).toContain('courses_status_created_at_id_idx');
  expect(await courses({ state: 'takenDown' })).toContain('courses_taken_down');
  expect(await courses({ state: 'takenDown', sort: 'title' })).toContain('courses_taken_down');
  expect(await courses({ org })).toContain('courses_org_id_updated_at_id_idx');
  for (const search of ['c4ca4238a0b923820dcc', 'qz', 'q'])
    for (const sort of courseSorts) expect(await courses({ search, sort })).toContain('courses_search');
  expect(await jobs({})).toContain('jobs_created_at_id_idx');
  expect(await jobs({ sort: 'title' })).toContain('jobs_title');
  expect(await jobs({ state: 'closed' })).toContain('jobs_status_created_at_id_idx');
  expect(await jobs({ state: 'takenDown' })).toContain('jobs_taken_down');
  for (const search of ['kein titel heißt so', 'qz', 'q'])
    for (const sort of adminJobSorts) expect(await jobs({ search, sort })).toContain('jobs_search');
});
