import { expect, test } from 'vitest';
import { isRenderedPath } from '#shared/paths.ts';
import { testApp } from '../../testing/app.ts';
import { makeJobDraft, makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { makePerson } from '../../testing/people.ts';
import { adminCaller, setSetting } from '../../testing/settings.ts';
import { cookieFor } from '../../testing/uploads.ts';

const app = testApp({ server: true });

async function load(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app().baseUrl}${path}`, { headers });
  const html = await response.text();
  const [, root = ''] =
    /<div id="root">([\s\S]*)<\/div><script type="application\/json" id="page-data">/.exec(html) ?? [];
  return { status: response.status, html, root, policy: response.headers.get('content-security-policy') ?? '' };
}

async function makeVisibleJob(title: string) {
  const { admin } = await makeCrew(app());
  const { jobId } = await makePublishedJob(admin, { title });
  return { admin, jobId };
}

test('visitors read a job without JavaScript', async () => {
  const { jobId } = await makeVisibleJob('Pflegefachkraft Nachtdienst (m/w/d)');
  const { status, root } = await load(`/job/${jobId}`);
  expect(status).toBe(200);
  expect(root).toContain('Pflegefachkraft Nachtdienst (m/w/d)');
  expect((await load('/jobs')).root).toContain('Pflegefachkraft Nachtdienst (m/w/d)');
});

test('the form that checks a certificate is rendered, a checked certificate is not', async () => {
  expect((await load('/certificate')).root).toContain('Nummer des Zertifikats');
  expect((await load('/certificate/PG-1A2B-3C4D-5E6F')).root).toBe('');
});

test('the head requests the first picture of a page before its scripts', async () => {
  const { html, root } = await load('/features');
  const [head = ''] = html.split('</head>');
  const preloads = [...head.matchAll(/<link rel="preload" as="image" href="([^"]*)"/g)].map(([, href]) => href);
  expect(preloads).toHaveLength(4);
  expect(preloads[0]).toBe('/pictures/match-phone-light.webp');
  expect(head.lastIndexOf('as="image"')).toBeLessThan(head.indexOf('<script'));
  expect(root).not.toContain('as="image"');
});

/** Bytes as sent. The limits of `npm run bench -- first-paint` also count what a page loads afterwards. */
async function weightOf(path: string): Promise<number> {
  const { html } = await load(path);
  const files = new Set(html.match(/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const { headers } = await fetch(`${app().baseUrl}/${file}`, { headers: { 'accept-encoding': 'br' } });
      return Number(headers.get('content-length'));
    }),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

test('public pages load little code: dialogs and other parts of signed-in people load when they are needed', async () => {
  const { jobId } = await makeVisibleJob('Pflegehilfe (m/w/d)');
  for (const [path, kilobytes] of [
    ['/jobs', 345],
    [`/job/${jobId}`, 345],
    ['/courses', 315],
  ] as const) {
    const weight = await weightOf(path);
    expect(weight / 1024, path).toBeLessThan(kilobytes);
    expect(weight / 1024, path).toBeGreaterThan(kilobytes / 2);
  }
});

test('a closed job leaves the list and its own page at once', async () => {
  const { admin, jobId } = await makeVisibleJob('Küchenhilfe Spätschicht (m/w/d)');
  expect((await load('/jobs')).root).toContain('Küchenhilfe Spätschicht');
  await admin.caller.jobs.close({ jobId });
  expect((await load('/jobs')).root).not.toContain('Küchenhilfe Spätschicht');
  const { status, root } = await load(`/job/${jobId}`);
  expect([status, root]).toEqual([410, '']);
});

test('the privacy page shows the periods of this installation, also after a change', async () => {
  const admin = await adminCaller(app());
  expect((await load('/privacy')).root).toContain('Netze, aus denen Sie sich angemeldet haben: 180 Tage.');
  await setSetting(admin, 'retention', { networkDays: 57, viewLogMonths: 17 });
  const { root } = await load('/privacy');
  expect(root).toContain('Netze, aus denen Sie sich angemeldet haben: 57 Tage.');
  expect(root).toContain('17 Monate.');
  expect(root).not.toContain('angemeldet haben: 180 Tage.');
});

test('the landing page contains open jobs, and only the styles that it needs', async () => {
  await makeVisibleJob('Lagerhilfe Frühschicht (m/w/d)');
  const [landing, jobs] = [await load('/'), await load('/jobs')];
  expect(landing.root).toContain('Lagerhilfe Frühschicht (m/w/d)');
  const parts = /<link rel="stylesheet"[^>]*mantine-parts/;
  expect([parts.test(landing.html), parts.test(jobs.html)]).toEqual([false, true]);
});

test('a page imports its scripts after its style sheets, and names the entry of its build', async () => {
  const { html } = await load('/jobs');
  const late =
    /<script type="module" nonce="[^"]+" data-src="(\/assets\/index-[^"]+\.js)">import\("\1"\)\nfor\(const f of (\[[^\]]+\])/;
  const scripts = JSON.parse(late.exec(html)?.[2] ?? '[]') as string[];
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((file) => !file.endsWith('.js'))).toEqual([]);
  expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=/);
});

test('scripts and styles arrive as the build compressed them, unless the browser cannot read that', async () => {
  const { html } = await load('/');
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const get = (encoding: string) => fetch(`${app().baseUrl}${file}`, { headers: { 'Accept-Encoding': encoding } });
    const [tight, plain] = await Promise.all([get('gzip, br'), get('identity')]);
    expect([tight, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', null]);
    expect(tight.headers.get('content-type')).toBe(plain.headers.get('content-type'));
    expect(tight.headers.get('vary')).toContain('Accept-Encoding');
    expect(await tight.text()).toBe(await plain.text());
  }
});

test('people with a session cookie get no page of visitors', async () => {
  const cookie = (await cookieFor(app(), await makePerson(app()))) ?? '';
  expect((await load('/jobs', { cookie })).root).toBe('');
  expect((await load('/jobs')).root).not.toBe('');
});

test.each(['/jobs?search=pflege', '/auth', '/job/00000000-0000-4000-8000-000000000000', '/nirgends'])(
  'the browser shows %s itself',
  async (path) => {
    const { html, root } = await load(path);
    expect(root).toBe('');
    expect(html).toContain('<div id="root"></div>');
  },
);

test('a text cannot end the element with the data of the page', async () => {
  const title = 'Aushilfe </script><script>alert(1)</script> (m/w/d)';
  const { jobId } = await makeVisibleJob(title);
  const { html, root } = await load(`/job/${jobId}`);
  expect(root).toContain('Aushilfe &lt;/script&gt;');
  expect(html).not.toContain('<script>alert(1)');
});

test('a page has no style attributes, which the policy forbids', async () => {
  const { root } = await load('/jobs');
  expect(root).toContain(' data-style="');
  expect(root).not.toContain(' style="');
});

test('a text about style attributes stays as written', async () => {
  const { owner } = await makeCrew(app());
  const description = `${makeJobDraft().description}<p>Wir schreiben &lt;p style="color: red"&gt;.</p>`;
  const { jobId } = await makePublishedJob(owner, { description });
  expect((await load(`/job/${jobId}`)).root).toMatch(/p style=(?:"|&quot;)color: red/);
});

test('the header stays small enough for proxies', async () => {
  const { headers } = await fetch(`${app().baseUrl}/`);
  expect([...headers].reduce((total, [name, value]) => total + name.length + value.length, 0)).toBeLessThan(2_000);
});

test('each response has its own nonce, and the text of a user is no placeholder', async () => {
  const { jobId } = await makeVisibleJob('Hilfe __CSP_NONCE__ (m/w/d)');
  const [first, second] = [await load(`/job/${jobId}`), await load(`/job/${jobId}`)];
  const nonceOf = ({ policy }: { policy: string }) => /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  expect(first.html).toContain(`nonce="${nonceOf(first)}"`);
  expect(first.root).toContain('Hilfe __CSP_NONCE__');
  expect(first.html).not.toContain('="__CSP_NONCE__"');
});

test.each([
  ['/', true],
  ['/home', true],
  ['/imprint', true],
  ['/course/x', true],
  ['/dashboard', false],
  ['/company/job/x', false],
  ['/test/test1', false],
  ['/JOBS', false],
  ['/jobs/', false],
  ['/%6aobs', false],
])('renders %s on the server: %s', (path, isRendered) => {
  expect(isRenderedPath(path)).toBe(isRendered);
});
