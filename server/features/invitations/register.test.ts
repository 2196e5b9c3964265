import { expect, test } from 'vitest';
import { newToken } from '../../core/runtime/random.ts';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { type Crew, makeCrew, outcomeOf, replaceInvitationToken } from '../../testing/organisations.ts';
import { callerFor, contextFor, testOrigin, testPassword } from '../../testing/people.ts';

const app = testApp();
const form = { firstName: 'Neu', lastName: 'Hier', password: testPassword };
let count = 0;
const address = () => `neu-${++count}@example.org`;

async function invite({ owner }: Crew, email: string): Promise<string> {
  await owner.caller.invitations.invite({ email, role: 'viewer' });
  return replaceInvitationToken(app(), email);
}

test('two simultaneous registrations create one account, and the other attempt is rejected', async () => {
  const [crew, visitor] = [await makeCrew(app()), await callerFor(app(), null)];
  for (let round = 0; round < 4; round++) {
    const token = await invite(crew, address());
    const attempts = [1, 2].map(() => outcomeOf(visitor.invitations.register({ token, ...form })));
    expect((await Promise.all(attempts)).sort()).toEqual(['HAS_ACCOUNT', 'accepted']);
  }
});

test('two simultaneous links of two organisations to one address create one account', async () => {
  const [a, b, visitor] = [await makeCrew(app()), await makeCrew(app()), await callerFor(app(), null)];
  for (let round = 0; round < 4; round++) {
    const email = address();
    const first = await invite(a, email);
    await b.owner.caller.invitations.invite({ email, role: 'viewer' });
    const second = await replaceInvitationToken(app(), email, b.orgId);
    const attempts = [first, second].map((token) => outcomeOf(visitor.invitations.register({ token, ...form })));
    expect((await Promise.all(attempts)).sort()).toEqual(['HAS_ACCOUNT', 'accepted']);
  }
});

test('limits registration through a link like signing up', async () => {
  const origin = { ...testOrigin, address: '192.0.2.77' };
  const { invitations } = createCaller(await contextFor(app(), null, origin));
  const outcomes: string[] = [];
  for (let attempt = 0; attempt < 31; attempt++)
    outcomes.push(await outcomeOf(invitations.register({ token: newToken(), ...form })));
  expect([outcomes[0], outcomes[29], outcomes[30]]).toEqual(['LINK_INVALID', 'LINK_INVALID', 'TOO_MANY_ATTEMPTS']);
});
