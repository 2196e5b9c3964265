/** An applicant of a measured installation with both results, who has taken the tests the way a browser does. */
import type { SoftskillRunState, ValueRunState } from '../../../shared/assessments/state.ts';
import { valueWords } from '../../../shared/assessments/values/values.ts';
import { post, resultOf, type Visitor } from '../accounts.ts';

const password = 'wolkenlos-am-montag';

export async function makeTestedApplicant(baseUrl: string, email: string): Promise<Visitor> {
  const nobody = { baseUrl, cookie: '' };
  const person = { firstName: 'Anna', lastName: 'Beispiel', userType: 'applicant', email, password };
  await post(nobody, 'auth.signUp', person);
  const answer = await post(nobody, 'auth.signIn', { email, password });
  const applicant = { baseUrl, cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
  await takeSoftskillTest(applicant);
  await takeValueTest(applicant);
  return applicant;
}

async function takeSoftskillTest(applicant: Visitor): Promise<void> {
  const call = async <T>(procedure: string, input: object) =>
    resultOf<T>(await post(applicant, `softskillTest.${procedure}`, input));
  const { token, partOne } = await call<SoftskillRunState>('start', { variant: 'test1' });
  const answerAll = async (groups: SoftskillRunState['partOne']) => {
    for (const { groupIndex, statements } of groups)
      await call('answer', { token, groupIndex, order: statements.map(({ id }) => id), durationMs: 12_000 });
  };
  await answerAll(partOne);
  await answerAll((await call<SoftskillRunState>('partTwo', { token })).partTwo ?? []);
  await call('finish', { token });
}

async function takeValueTest(applicant: Visitor): Promise<void> {
  const call = async <T>(procedure: string, input: object) =>
    resultOf<T>(await post(applicant, `valueTest.${procedure}`, input));
  const { token } = await call<ValueRunState>('start', {});
  const { pairs } = await call<ValueRunState>('choose', { token, values: valueWords.slice(0, 10) });
  for (const [pairIndex, { left }] of pairs.entries()) await call('compare', { token, pairIndex, winner: left });
  await call('finish', { token });
}
