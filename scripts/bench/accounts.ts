const password = 'wolkenlos-am-montag';

export type Visitor = { baseUrl: string; cookie: string };
export type Owner = { email: string; cookie: string };

export async function signUp(baseUrl: string, email: string, userType: 'applicant' | 'company'): Promise<string> {
  const person = { firstName: 'Olga', lastName: 'Stein', userType, email, password };
  await post({ baseUrl, cookie: '' }, 'auth.signUp', person);
  return signIn(baseUrl, { email, password });
}

export async function signIn(baseUrl: string, account: { email: string; password: string }): Promise<string> {
  const answer = await post({ baseUrl, cookie: '' }, 'auth.signIn', account);
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

export async function makeOwner(baseUrl: string, email: string): Promise<Owner> {
  const cookie = await signUp(baseUrl, email, 'company');
  await post({ baseUrl, cookie }, 'organisations.create', { name: email });
  return { email, cookie };
}

export async function post(to: Visitor, procedure: string, input: object): Promise<Response> {
  const answer = await fetch(`${to.baseUrl}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: to.baseUrl, cookie: to.cookie },
    body: JSON.stringify({ json: input }),
  });
  if (!answer.ok) throw new Error(`${procedure}: ${answer.status} ${await answer.text()}`);
  return answer;
}

export async function resultOf<T>(answer: Response): Promise<T> {
  const { result } = (await answer.json()) as { result: { data: { json: T } } };
  return result.data.json;
}

export const pathOf = (procedure: string, input: object): string =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;

export async function ask<T>({ baseUrl, cookie }: Visitor, procedure: string, input: object): Promise<T> {
  const answer = await fetch(`${baseUrl}${pathOf(procedure, input)}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${procedure}: ${answer.status} ${await answer.text()}`);
  return resultOf<T>(answer);
}
