import { randomBytes, randomInt } from 'node:crypto';
import pg from 'pg';
import { expect } from 'vitest';
import { runningUrl } from '../installation.ts';
import type { Product } from './product.ts';

export const password = 'wolkenlos-am-montag';

export const newAddress = (): string => `${randomBytes(8).toString('hex')}@example.org`;

/** From a new address each time, because rate limits count addresses. */
export function call(product: Product, procedure: string, input: object): Promise<Response> {
  const from = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  return fetch(`${product.baseUrl}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: product.baseUrl, 'X-Forwarded-For': from },
    body: JSON.stringify({ json: input }),
  });
}

export async function signUp(product: Product, email = newAddress()): Promise<boolean> {
  const person = { firstName: 'Anna', lastName: 'Beispiel', userType: 'applicant', email, password };
  return (await call(product, 'auth.signUp', person)).ok;
}

export async function canSignIn(product: Product, email: string, given = password): Promise<boolean> {
  return (await call(product, 'auth.signIn', { email, password: given })).ok;
}

export async function connectTo(dataDir: string): Promise<pg.Client> {
  const url = await runningUrl(dataDir);
  if (url === null) throw new Error('the database is not running');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export async function queryIn<T extends pg.QueryResultRow>(dataDir: string, sql: string): Promise<T[]> {
  const client = await connectTo(dataDir);
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

export function keepSigningUp(product: Product, lanes = 4) {
  const confirmed: string[] = [];
  let going = true;
  const lane = async () => {
    while (going) {
      const email = newAddress();
      const isConfirmed = await signUp(product, email).catch(() => false);
      if (isConfirmed) confirmed.push(email);
    }
  };
  const all = Promise.all(Array.from({ length: lanes }, lane));
  return {
    confirmed,
    stop: async () => {
      going = false;
      await all;
    },
  };
}

export async function expectAllStored(dataDir: string, emails: readonly string[]): Promise<void> {
  const rows = await queryIn<{ email: string }>(dataDir, 'select email from users');
  const stored = new Set(rows.map(({ email }) => email));
  expect(emails.filter((email) => !stored.has(email))).toEqual([]);
}

export async function isReady(product: Product): Promise<boolean> {
  return (await fetch(`${product.baseUrl}/readyz`).catch(() => null))?.ok === true;
}
