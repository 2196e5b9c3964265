/** People of a measured installation, made the way a browser makes them. */
const password = 'wolkenlos-am-montag';

export type Visitor = { baseUrl: string; cookie: string };
export type Owner = { email: string; cookie: string };

/** Signs somebody up and lets them found an organisation. */
export async function makeOwner(baseUrl: string, email: string): Promise<Owner> {
  const nobody = { baseUrl, cookie: '' };
  const person = { firstName: 'Olga', lastName: 'Stein', userType: 'company', email, password };
  await post(nobody, 'auth.signUp', person);
  const answer = await post(nobody, 'auth.signIn', { email, password });
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  await post({ baseUrl, cookie }, 'organisations.create', { name: email });
  return { email, cookie };
}

/** Calls a procedure. @throws Error for any refusal */
export async function post(to: Visitor, procedure: string, input: object): Promise<Response> {
  const answer = await fetch(`${to.baseUrl}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: to.baseUrl, cookie: to.cookie },
    body: JSON.stringify({ json: input }),
  });
  if (!answer.ok) throw new Error(`${procedure}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** What a procedure has answered. */
export async function resultOf<T>(answer: Response): Promise<T> {
  const { result } = (await answer.json()) as { result: { data: { json: T } } };
  return result.data.json;
}
