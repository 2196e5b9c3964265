import { createTRPCClient, createWSClient, httpLink, splitLink, wsLink } from '@trpc/client';
import pg from 'pg';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import type { AppRouter } from '../../server/router.ts';
import { withScratchCluster } from '../with-scratch-cluster.ts';
import { makeDataFolder, type Product, startProduct, stop } from './product.ts';
import { call, newAddress, password } from './sign-ups.ts';
import { waitUntil } from './wait-until.ts';

type Api = ReturnType<typeof createTRPCClient<AppRouter>>;
type Person = { cookie: string; api: Api; closeCodes: number[]; leave: () => Promise<void> };

async function signIn(product: Product, email: string): Promise<string> {
  const answer = await call(product, 'auth.signIn', { email, password });
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

function enter(product: Product, cookie: string): Person {
  const closeCodes: number[] = [];
  class Socket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie, origin: product.baseUrl } });
      this.on('close', (code) => closeCodes.push(code));
    }
  }
  const client = createWSClient({
    url: `${product.baseUrl.replace('http', 'ws')}/trpc`,
    WebSocket: Socket as unknown as typeof globalThis.WebSocket,
    lazy: { enabled: true, closeMs: 1_000 },
    retryDelayMs: () => 50,
  });
  const transformer = superjson;
  const headers = { cookie, origin: product.baseUrl };
  const api = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: wsLink<AppRouter>({ client, transformer }),
        false: httpLink<AppRouter>({ url: `${product.baseUrl}/trpc`, transformer, headers }),
      }),
    ],
  });
  return { cookie, api, closeCodes, leave: () => client.close() };
}

async function makeAccount(product: Product): Promise<{ email: string; cookie: string }> {
  const email = newAddress();
  const person = { firstName: 'Anna', lastName: 'Beispiel', userType: 'company', email, password };
  expect((await call(product, 'auth.signUp', person)).ok).toBe(true);
  return { email, cookie: await signIn(product, email) };
}

async function mailedToken(url: string, email: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ text: string }>(
    "select text from mail_outbox where recipient = $1 and text like '%/invitation/%'",
    [email],
  );
  await client.end();
  return /\/invitation\/([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

function follow({ api }: Person) {
  const pictures: string[] = [];
  const errors: string[] = [];
  const look = async () => {
    const { counts } = await api.members.page.query({});
    pictures.push(
      Object.entries(counts)
        .flatMap(([role, count]) => (count > 0 ? [`${role} ${count}`] : []))
        .join(', '),
    );
  };
  const { unsubscribe } = api.members.changes.subscribe(undefined, {
    onData: () => void look().catch((error: Error) => errors.push(error.message)),
    onError: ({ data }) => errors.push(data?.rule ?? 'unknown'),
  });
  return { pictures, errors, unsubscribe };
}

test('a change through one process reaches the other, whose sockets close with their permissions', async () => {
  await withScratchCluster(async (urlFor) => {
    const settings = { DATA_DIR: await makeDataFolder(), DATABASE_URL: urlFor('postgres') };
    const [one, two] = await Promise.all([startProduct(settings), startProduct(settings)]);
    const founder = await makeAccount(one);
    const boss = enter(one, founder.cookie);
    await boss.api.organisations.create.mutate({ name: 'Haus am See' });
    const { email, cookie } = await makeAccount(two);
    await boss.api.invitations.invite.mutate({ email, role: 'viewer' });
    const member = enter(two, cookie);
    await member.api.invitations.accept.mutate({ token: await mailedToken(urlFor('postgres'), email) });
    const seen = follow(member);
    await waitUntil('the member sees the list', () => seen.pictures.includes('owner 1, viewer 1'));
    const { members } = await boss.api.members.page.query({});
    const userId = members.find((one) => one.email === email)?.userId ?? '';

    await boss.api.members.changeRole.mutate({ userId, role: 'editor' });
    await waitUntil('the change is heard at the other process', () => seen.pictures.includes('owner 1, editor 1'));
    await waitUntil('the socket with the old rights is closed', () => member.closeCodes.length > 0);
    await waitUntil('the follower listens again', () => seen.pictures.length > 2);
    await boss.api.members.remove.mutate({ userId });
    await waitUntil('the socket at the other process is closed', () => member.closeCodes.length > 1);
    expect(member.closeCodes.slice(0, 2)).toEqual([1012, 4403]);
    await waitUntil('the follower is refused', () => seen.errors.includes('FORBIDDEN'));
    const next = await fetch(`${two.baseUrl}/trpc/members.page?input=%7B%22json%22%3A%7B%7D%7D`, {
      headers: { cookie },
    });
    expect(next.status).toBe(403);

    seen.unsubscribe();
    await Promise.all([boss, member].map(({ leave }) => leave()));
    expect(await Promise.all([one, two].map(async (product) => (await stop(product)).code))).toEqual([0, 0]);
  });
});
