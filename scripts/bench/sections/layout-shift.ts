import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { accountsFile } from '../../../server/demo/accounts.ts';
import type { DemoAccount } from '../../../server/demo/demo.ts';
import type { CataloguePage } from '../../../shared/catalogue/schema.ts';
import type { JobPage } from '../../../shared/jobs/board.ts';
import { signIn } from '../accounts.ts';
import { readTimes, slowDown } from '../paint.ts';
import type { Row, Section } from '../section.ts';
import { startServer, withBrowser, withDataFolder } from '../server.ts';

/** Half of the upper limit of a good score in web vitals. */
const maxShift = 0.05;
const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const visitorPages = ['/auth', '/auth?tab=signup', '/reset-password', '/about', '/contact', '/test-results'];
const applicantPages = [
  ...['/dashboard', '/dashboard?tab=skills', '/dashboard?tab=courses', '/discover', '/jobs'],
  ...['/applications', '/applications?tab=requests', '/account', '/account?tab=seen', '/profile', '/courses'],
];
const companyPages = ['/company/dashboard', '/company/jobs', '/company/courses'];

export const section: Section = {
  name: 'layout-shift',
  title: 'layout shift of pages with data of the demo, cold on a slow network',
  run: () =>
    withDataFolder(async (dataDir) => {
      const { baseUrl, stop } = await startServer(dataDir);
      const visits = await planVisits(baseUrl, dataDir);
      const measure = async (browser: Browser): Promise<Row[]> => {
        const rows: Row[] = [];
        for (const visit of visits) rows.push(await shiftRow(browser, baseUrl, visit));
        return rows;
      };
      return withBrowser(measure).finally(stop);
    }),
};

type Visit = { path: string; cookie: string };

async function planVisits(baseUrl: string, dataDir: string): Promise<Visit[]> {
  const accounts = JSON.parse(await readFile(accountsFile({ DATA_DIR: dataDir }), 'utf8')) as DemoAccount[];
  const cookieOf = async (label: string) => {
    const account = accounts.find((one) => one.label === label);
    if (account === undefined) throw new Error(`the demo has no account '${label}'`);
    return signIn(baseUrl, { email: account.email, password: account.password });
  };
  const read = async <T>(path: string): Promise<T> => (await fetch(`${baseUrl}${path}`)).json() as Promise<T>;
  const [{ jobs }, { courses }] = [await read<JobPage>('/api/jobs'), await read<CataloguePage>('/api/courses')];
  const course = `/course/${courses[0]?.courseId}`;
  const [lesson = ''] = /\?lesson=[\da-f-]{36}/.exec(await (await fetch(`${baseUrl}${course}`)).text()) ?? [];
  const [applicant, owner] = [await cookieOf('Bewerberin'), await cookieOf('Eigentümerin')];
  return [
    ...visitorPages.map((path) => ({ path, cookie: '' })),
    ...[...applicantPages, `/job/${jobs[0]?.jobId}`, course, `${course}${lesson}`].map((path) => ({
      path,
      cookie: applicant,
    })),
    ...companyPages.map((path) => ({ path, cookie: owner })),
  ];
}

async function shiftRow(browser: Browser, baseUrl: string, visit: Visit): Promise<Row> {
  const phone = await shiftOf(browser, `${baseUrl}${visit.path}`, { cookie: visit.cookie, device: 'phone' });
  const desktop = await shiftOf(browser, `${baseUrl}${visit.path}`, { cookie: visit.cookie, device: 'desktop' });
  return {
    label: `${visit.path.replaceAll(/[\da-f-]{36}/g, '…')}, ${visit.cookie === '' ? 'visitor' : 'signed in'}`,
    value: `${phone.toFixed(3)} phone, ${desktop.toFixed(3)} desktop`,
    limit: `at most ${maxShift}`,
    ok: Math.max(phone, desktop) <= maxShift,
  };
}

type Visitor = { cookie: string; device: keyof typeof windows };

async function shiftOf(browser: Browser, url: string, { cookie, device }: Visitor): Promise<number> {
  const context = await browser.newContext({ viewport: windows[device] });
  const [name = '', value = ''] = cookie.split('=');
  if (cookie !== '') await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { shift } = await readTimes(page);
  await context.close();
  return shift;
}
