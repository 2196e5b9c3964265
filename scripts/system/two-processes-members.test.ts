import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import pg from 'pg';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import type { AppRouter } from '../../server/router.ts';
import { withScratchCluster } from '../with-scratch-cluster.ts';
import { call, newAddress, password } from './people.ts';
import { makeDataFolder, type Product, startProduct, stop } from './product.ts';
import { until } from './until.ts';

type Api = ReturnType<typeof createTRPCClient<AppRouter>>;
/** Somebody signed in whose requests go through one certain process. */
type Person = { cookie: string; api: Api; closeCodes: number[]; leave: () => Promise<void> };

async function signIn(product: Product, email: string): Promise<string> {
  const answer = await call(product, 'auth.signIn', { email, password });
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

/** All of it over one WebSocket, as the browser opens it; also remembers with which codes the socket was closed. */
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
    retryDelayMs: () => 50,
  });
  const api = createTRPCClient<AppRouter>({ links: [wsLink<AppRouter>({ client, transformer: superjson })] });
  return { cookie, api, closeCodes, leave: () => client.close() };
}

async function makeAccount(product: Product): Promise<{ email: string; cookie: string }> {
  const email = newAddress();
  const person = { firstName: 'Anna', lastName: 'Beispiel', userType: 'company', email, password };
  expect((await call(product, 'auth.signUp', person)).ok).toBe(true);
  return { email, cookie: await signIn(product, email) };
}

/** Without an SMTP server mails stay in the outbox, readable. */
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

/** Follows the list through this person's socket; returns the roles seen so far, one entry for each different picture. */
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

test('a change made through one process is heard at the other, and a removal closes the socket there', async () => {
  await withScratchCluster(async (urlFor) => {
    const settings = { DATA_DIR: await makeDataFolder(), DATABASE_URL: urlFor('postgres') };
    const [one, two] = await Promise.all([startProduct(settings), startProduct(settings)]);
    const founder = await makeAccount(one);
    const owner = enter(one, founder.cookie);
    await owner.api.organisations.create.mutate({ name: 'Haus am See' });
    await owner.leave();
    // The socket knows its person as they were when it opened.
    const boss = enter(one, founder.cookie);
    const { email, cookie } = await makeAccount(two);
    await boss.api.invitations.invite.mutate({ email, role: 'viewer' });
    const guest = enter(two, cookie);
    await guest.api.invitations.accept.mutate({ token: await mailedToken(urlFor('postgres'), email) });
    await guest.leave();
    const member = enter(two, cookie);
    const seen = follow(member);
    await until('the member sees the list', () => seen.pictures.includes('owner 1, viewer 1'));
    const { members } = await boss.api.members.page.query({});
    const userId = members.find((one) => one.email === email)?.userId ?? '';

    await boss.api.members.changeRole.mutate({ userId, role: 'editor' });
    await until('the change is heard at the other process', () => seen.pictures.includes('owner 1, editor 1'));
    expect(member.closeCodes).toEqual([]);
    await boss.api.members.remove.mutate({ userId });
    await until('the socket at the other process is closed', () => member.closeCodes.length > 0);
    expect(member.closeCodes[0]).toBe(4403);
    await until('the follower is refused', () => seen.errors.includes('FORBIDDEN'));
    const next = await fetch(`${two.baseUrl}/trpc/members.page?input=%7B%22json%22%3A%7B%7D%7D`, {
      headers: { cookie },
    });
    expect(next.status).toBe(403);

    seen.unsubscribe();
    await Promise.all([boss, member].map(({ leave }) => leave()));
    expect(await Promise.all([one, two].map(async (product) => (await stop(product)).code))).toEqual([0, 0]);
  });
});
