import { beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../../router.ts';
import { testApp } from '../../../testing/app.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, contextFor, makePerson, testOrigin } from '../../../testing/people.ts';
import { answerAll } from '../../../testing/test-runs.ts';
import { importShippedCatalogues } from '../../import/service.ts';

const app = testApp({ settings: { GUEST_TESTS_PER_HOUR: '4' } });
beforeAll(() => importShippedCatalogues(app()));
const guestFrom = async (address: string) => createCaller(await contextFor(app(), null, { ...testOrigin, address }));

test('limits the tests that guests of one network start per hour, both kinds together', async () => {
  const [guest, neighbour, other] = [
    await guestFrom('203.0.113.7'),
    await guestFrom('203.0.113.8'),
    await guestFrom('198.51.100.7'),
  ];
  const outcomes: string[] = [];
  for (const caller of [guest, neighbour, guest]) {
    outcomes.push(await outcomeOf(caller.softskillTest.start({ variant: 'test1' })));
    outcomes.push(await outcomeOf(caller.valueTest.start({})));
  }
  expect(outcomes).toEqual([...Array(4).fill('accepted'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
  expect(await outcomeOf(other.valueTest.start({}))).toBe('accepted');
});

test('continuing a started test does not count towards the limit', async () => {
  const guest = await guestFrom('203.0.114.7');
  const { token } = await guest.softskillTest.start({ variant: 'test1' });
  for (let again = 0; again < 6; again++)
    expect((await guest.softskillTest.start({ variant: 'test1', token })).token).toBe(token);
});

test('changing the version before the first answer leaves no run behind; an answered run stays', async () => {
  const guest = await guestFrom('203.0.115.7');
  const count = () => app().db.prisma.softskillTestRun.count();
  const before = await count();
  const first = await guest.softskillTest.start({ variant: 'test1' });
  const second = await guest.softskillTest.start({ variant: 'test2', token: first.token });
  expect(await count()).toBe(before + 1);
  await answerAll(guest, second, { groups: second.partOne.slice(0, 1) });
  await guest.softskillTest.start({ variant: 'test1', token: second.token });
  expect(await count()).toBe(before + 2);
  expect(await outcomeOf(guest.softskillTest.state({ token: first.token }))).toBe('NOT_FOUND');
  expect(await outcomeOf(guest.softskillTest.state({ token: second.token }))).toBe('accepted');
});

test('a token does not delete a run that belongs to an account', async () => {
  const guest = await guestFrom('203.0.116.7');
  const { token } = await guest.softskillTest.start({ variant: 'test1' });
  const person = await makePerson(app());
  await (await callerFor(app(), person)).tests.claim({ softskillTokens: [token], valueTokens: [] });
  await guest.softskillTest.start({ variant: 'test2', token });
  expect(await app().db.prisma.softskillTestRun.count({ where: { userId: person.userId } })).toBe(1);
});

test('an account starts at most fifty tests a day', async () => {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  const outcomes: string[] = [];
  for (let index = 0; index < 51; index++) {
    await app().db.prisma.valueTestRun.updateMany({ where: { userId: person.userId }, data: { status: 'finished' } });
    outcomes.push(await outcomeOf(caller.valueTest.start({})));
  }
  expect([outcomes[49], outcomes[50]]).toEqual(['accepted', 'TOO_MANY_ATTEMPTS']);
});
