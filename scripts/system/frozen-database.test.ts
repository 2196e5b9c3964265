import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { errorTexts } from '../../shared/texts/errors.ts';
import { type Product, postmasterOf, startProduct, stop, usedDataFolder } from './product.ts';
import { call, isReady, newAddress, password, signUp } from './sign-ups.ts';
import { waitUntil } from './wait-until.ts';

let frozen: number[] = [];
afterEach(() => thaw());

/** Stops the postmaster first, because it would start new processes. */
function freeze(postmaster: number): void {
  frozen = [postmaster];
  process.kill(postmaster, 'SIGSTOP');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  for (const pid of children.trim().split(/\s+/).map(Number)) {
    process.kill(pid, 'SIGSTOP');
    frozen.push(pid);
  }
}

function thaw(): void {
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  frozen = [];
}

let searches = 0;

async function ask(product: Product, cookie: string): Promise<Array<{ status: number; body: string }>> {
  const answers = ['/trpc/auth.me', `/api/courses?search=hygiene${searches++}`].map((path) =>
    fetch(`${product.baseUrl}${path}`, { headers: { cookie } }),
  );
  return Promise.all(
    answers.map(async (answer) => ({ status: (await answer).status, body: await (await answer).text() })),
  );
}

test('while PostgreSQL is frozen, requests are refused in German; afterwards everything continues', async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
  const email = newAddress();
  expect(await signUp(product, email)).toBe(true);
  const signedIn = await call(product, 'auth.signIn', { email, password });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect((await ask(product, cookie)).map(({ status }) => status)).toEqual([200, 200]);

  freeze(postmasterOf(dataDir) ?? 0);
  const asked = ask(product, cookie);
  const ready = await fetch(`${product.baseUrl}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ database: 'failed' })]);
  for (const { status, body } of await asked) {
    expect(status).toBe(503);
    expect(body).toContain(errorTexts.UNAVAILABLE);
  }
  thaw();

  await waitUntil('every part is well', () => isReady(product));
  expect((await ask(product, cookie)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await signUp(product)).toBe(true);
  expect((await stop(product)).code).toBe(0);
});
