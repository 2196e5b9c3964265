/** Starts the product on a restored backup and uses it like a person. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ProofResult } from './core/backup/proof-state.ts';
import { inTransaction, openDatabase } from './core/database/db.ts';
import { newToken } from './core/runtime/random.ts';
import { confirmAddress, createAccount, hashPassword } from './features/auth/service.ts';

type Problem = Extract<ProofResult, { outcome: 'failed' }>['problem'];
type Step = <T>(problem: Problem, work: Promise<T>) => Promise<T>;
type Place = { dataDir: string; databaseUrl: string; secretKey: string | null };
type Account = { email: string; password: string };

const program = fileURLToPath(new URL('./main.mjs', import.meta.url));
const startLimitMs = 300_000;
const answerLimitMs = 60_000;

export async function playProduct(place: Place, step: Step): Promise<void> {
  const account = await step('use', addAccount(place));
  const port = await freePort();
  const product = launch(place, port);
  const baseUrl = `http://localhost:${port}`;
  try {
    await step('start', waitUntilReady(product, baseUrl));
    const cookie = await step('use', signIn(baseUrl, account));
    await step('use', openCourse(baseUrl, cookie));
  } finally {
    await end(product);
  }
}

async function addAccount({ databaseUrl }: Place): Promise<Account> {
  const db = openDatabase(databaseUrl, { poolSize: 2 });
  const [email, password] = [`${randomUUID()}@proof.invalid`, newToken()];
  const passwordHash = await hashPassword(password);
  const person = {
    firstName: 'Probe',
    lastName: 'Probe',
    userType: 'applicant',
    companyName: null,
    agreedAt: null,
  } as const;
  await inTransaction(db, async (tx) =>
    confirmAddress(tx, await createAccount(tx, { email, passwordHash, ...person }), new Date()),
  ).finally(() => db.close());
  return { email, password };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Its folder has no .env, so that no mail server, storage or model is set. `npm_…`: it ends with this process. */
function launch({ dataDir, databaseUrl, secretKey }: Place, port: number): ChildProcess {
  const env = {
    PATH: process.env['PATH'] ?? '',
    TMPDIR: tmpdir(),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '4',
    ...{ DEMO: '0', BACKUPS: '0', JOBS: '0', LOG_LEVEL: 'error', npm_lifecycle_event: 'prove-backup' },
    ...(secretKey === null ? {} : { SECRET_KEY: secretKey }),
  };
  const args = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512', program];
  return spawn(process.execPath, args, { env, cwd: dataDir, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function waitUntilReady(product: ChildProcess, baseUrl: string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    if (hasEnded(product)) throw new Error('the product ended');
    const answer = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(answerLimitMs) }).catch(() => null);
    if (answer?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`not ready: ${(await answer?.text()) ?? 'no answer'}`);
    await pause(200);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function end(product: ChildProcess): Promise<void> {
  if (hasEnded(product)) return;
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  const timer = setTimeout(() => product.kill('SIGKILL'), answerLimitMs);
  await ended;
  clearTimeout(timer);
}

async function signIn(baseUrl: string, account: Account): Promise<string> {
  const answer = await fetch(`${baseUrl}/trpc/auth.signIn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: baseUrl },
    body: JSON.stringify({ json: account }),
    signal: AbortSignal.timeout(answerLimitMs),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`);
  const session = await textAt(`${baseUrl}/trpc/auth.me`, cookie);
  if (!session.includes(account.email)) throw new Error('the session is not open');
  return cookie;
}

/** The newest public course; without one, the list of courses. */
async function openCourse(baseUrl: string, cookie: string): Promise<void> {
  const list = await textAt(`${baseUrl}/api/courses`, cookie);
  const courseId = /"courseId":"([0-9a-f-]{36})"/.exec(list)?.[1];
  if (courseId === undefined) return void (await textAt(`${baseUrl}/courses`, cookie));
  await textAt(`${baseUrl}/course/${courseId}`, cookie);
  const content = await textAt(`${baseUrl}/api/course/${courseId}`, cookie);
  if (!content.includes(courseId)) throw new Error('the course has no content');
}

async function textAt(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie }, signal: AbortSignal.timeout(answerLimitMs) });
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`);
  return answer.text();
}
