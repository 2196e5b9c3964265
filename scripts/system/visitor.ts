/** A person with a session, over HTTP. */
import type { Product } from './product.ts';
import { call } from './sign-ups.ts';

type Answer<T> = { result: { data: { json: T } } };

type Visitor = {
  call: <T>(procedure: string, input: object) => Promise<T>;
  read: <T>(procedure: string, input: object) => Promise<T>;
};

export async function openVisitor(product: Product, account: { email: string; password: string }): Promise<Visitor> {
  const signedIn = await call(product, 'auth.signIn', account);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answerOf = async <T>(response: Response): Promise<T> => {
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
    return (JSON.parse(text) as Answer<T>).result.data.json;
  };
  const url = (procedure: string) => `${product.baseUrl}/trpc/${procedure}`;
  const headers = { 'Content-Type': 'application/json', Origin: product.baseUrl, cookie };
  return {
    call: async (procedure, input) =>
      answerOf(await fetch(url(procedure), { method: 'POST', headers, body: JSON.stringify({ json: input }) })),
    read: async (procedure, input) =>
      answerOf(
        await fetch(`${url(procedure)}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`, { headers }),
      ),
  };
}
