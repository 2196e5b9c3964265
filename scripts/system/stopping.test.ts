import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isRunning, type Product, postmasterOf, startProduct, stop, underNpm, usedDataFolder } from './product.ts';
import { canSignIn, connectTo, newAddress, queryIn, signUp } from './sign-ups.ts';
import { waitUntil } from './wait-until.ts';

const isClosed = ({ port }: Product) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(false)).once('error', () => resolve(true));
    probe.once('connect', () => probe.destroy());
  });

async function openSocket({ port, baseUrl }: Product): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(`ws://localhost:${port}/trpc`, { origin: baseUrl });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { closed };
}

const waitingSignUps = (dataDir: string) =>
  queryIn(dataDir, "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%users%'");

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('lets a running request finish, then closes sockets and PostgreSQL', async () => {
    const dataDir = await usedDataFolder();
    const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
    const postmaster = postmasterOf(dataDir);
    const socket = await openSocket(product);
    const blocker = await connectTo(dataDir);
    const email = newAddress();
    await blocker.query('begin');
    await blocker.query('insert into users (email, password_hash) values ($1, $2)', [email, '']);
    const slow = signUp(product, email);
    await waitUntil('the sign-up waits for the lock', async () => (await waitingSignUps(dataDir)).length > 0);

    product.process.kill(signal);
    await waitUntil('the port is closed', () => isClosed(product));
    expect(isRunning(product.process)).toBe(true);
    expect(postmasterOf(dataDir)).toBe(postmaster);
    await blocker.query('rollback');
    await blocker.end();

    expect(await slow).toBe(true);
    expect(await socket.closed).toBe(1001);
    expect(await product.ended).toMatchObject({ code: 0, stderr: '' });
    expect(postmasterOf(dataDir)).toBeNull();
    expect(await canSignIn(await startProduct({ DATA_DIR: dataDir, DEMO: '0' }), email)).toBe(true);
  });
});

test('stops when the terminal closes, and removes the socket folder', async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  const [row] = await queryIn<{ unix_socket_directories: string }>(dataDir, 'show unix_socket_directories');
  const folder = row?.unix_socket_directories ?? '';
  expect(existsSync(folder)).toBe(true);
  expect((await stop(product, 'SIGHUP')).code).toBe(0);
  expect(postmasterOf(dataDir)).toBeNull();
  expect(existsSync(folder)).toBe(false);
});

test("SIGTERM stops the product under npm, although npm's shell exits without passing it on", async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0', ...underNpm });
  product.process.kill('SIGTERM');
  await waitUntil('the port is closed', () => isClosed(product));
  await waitUntil('PostgreSQL has ended', () => postmasterOf(dataDir) === null);
  expect((await product.ended).stderr).toBe('');
});

test('a second signal changes nothing', async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  product.process.kill('SIGINT');
  expect((await stop(product, 'SIGINT')).code).toBe(0);
  expect(postmasterOf(dataDir)).toBeNull();
});

test('a signal during a PostgreSQL restart leaves nothing behind', async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
  process.kill(postmasterOf(dataDir) ?? 0, 'SIGKILL');
  expect((await stop(product)).code).toBe(0);
  expect(postmasterOf(dataDir)).toBeNull();
  expect(await signUp(await startProduct({ DATA_DIR: dataDir, DEMO: '0' }))).toBe(true);
});
