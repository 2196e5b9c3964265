import { measureAudit } from '../admin/audit.ts';
import { fillCourses, measureCourses } from '../admin/courses.ts';
import { measureDashboard } from '../admin/dashboard.ts';
import { fillJobs, measureJobs } from '../admin/jobs.ts';
import { fillOrganisations, measureOrganisations } from '../admin/organisations.ts';
import { fillReports, measureReports } from '../admin/reports.ts';
import { makeStaff } from '../admin/staff.ts';
import { fillUsers, measureUsers } from '../admin/users.ts';
import type { Row, Section } from '../section.ts';
import { type Product, withProduct } from '../server.ts';

/** ADMIN_BENCH_SHARE=0.01: a hundredth of the data. */
const share = Number(process.env['ADMIN_BENCH_SHARE'] ?? 1);
const users = 1_000_000 * share;
const organisations = 50_000 * share;
const courses = 100_000 * share;
const jobs = 100_000 * share;
const reports = 20_000 * share;
const events = 10_000_000 * share;
const formatCount = (count: number): string => count.toLocaleString('en');

export const section: Section = {
  name: 'admin',
  title: 'the lists, the dashboard and the audit log of the portal, p50 (p99)',
  run: async () => [
    ...(await orFailed('the audit log', () => withProduct((product) => measureAudit(product, events)))),
    ...(await orFailed('the lists', () => withProduct(measureLists))),
  ],
};

/** One failed part must not lose the results of the others, because filling takes minutes. */
const orFailed = (label: string, measure: () => Promise<Row[]>): Promise<Row[]> =>
  measure().catch((error: unknown) => [{ label, value: `failed: ${String(error)}`, ok: false }]);

async function measureLists({ baseUrl, pool }: Product): Promise<Row[]> {
  const staff = await makeStaff(baseUrl, pool);
  await fillOrganisations(pool, organisations);
  await fillUsers(pool, users);
  await fillCourses(pool, courses);
  await fillJobs(pool, jobs);
  await fillReports(pool, reports);
  await pool.query('vacuum analyze');
  return [
    ...(await measureUsers({ admin: staff, pool })),
    ...(await measureOrganisations({ staff, size: `${formatCount(organisations)} organisations` })),
    ...(await measureCourses({ staff, size: `${formatCount(courses)} courses` })),
    ...(await measureJobs({ staff, size: `${formatCount(jobs)} jobs` })),
    ...(await measureReports({ staff, size: `${formatCount(reports)} reports` })),
    ...(await measureDashboard(staff, pool, `${formatCount(users)} people`)),
  ];
}
