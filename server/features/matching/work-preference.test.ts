import { expect, test } from 'vitest';
import { anyWork } from '#shared/matching/work-preference.ts';
import { testApp } from '../../testing/app.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { makeApplicant } from '../../testing/results.ts';

const app = testApp({ mail: false });

const storekeeper = { fields: ['logistics', 'cleaning'], place: '34117', radius: 50 } as const;
const wanted = { ...storekeeper, fields: [...storekeeper.fields] };

const rowsOf = async ({ userId }: { userId: string }) =>
  (
    await app().db.pool.query(
      'select fields, place, latitude is not null as "isPlaced" from work_preferences where user_id = $1',
      [userId],
    )
  ).rows;

test('is null until it is saved, and then stored with the name and coordinates of the place', async () => {
  const [person, other] = [await makeApplicant(app()), await makeApplicant(app())];
  const { caller } = person;
  expect(await caller.workPreference.get()).toBeNull();
  const stored = { ...wanted, place: '34117 Kassel' };
  expect(await caller.workPreference.save(wanted)).toEqual(stored);
  expect(await caller.workPreference.get()).toEqual(stored);
  expect(await other.caller.workPreference.get()).toBeNull();
  expect(await rowsOf(person)).toEqual([{ fields: ['logistics', 'cleaning'], place: '34117 Kassel', isPlaced: true }]);
});

test('skipped questions are stored, too', async () => {
  const { caller } = await makeApplicant(app());
  await caller.workPreference.save(wanted);
  await caller.workPreference.save(anyWork);
  expect(await caller.workPreference.get()).toEqual(anyWork);
});

test('an unknown place is refused and stores nothing', async () => {
  const { caller } = await makeApplicant(app());
  const lost = { ...wanted, place: 'Entenhausen' };
  expect(await outcomeOf(caller.workPreference.save(lost))).toBe('PLACE_UNKNOWN');
  expect(await outcomeOf(caller.workPreference.adopt(lost))).toBe('PLACE_UNKNOWN');
  expect(await caller.workPreference.get()).toBeNull();
});

test('unknown, repeated and surplus input is refused', async () => {
  const person = await makeApplicant(app());
  const { caller, userId } = person;
  const hostile = [
    { ...wanted, fields: ['logistics', 'logistics'] },
    { ...wanted, fields: ['magic'] },
    { ...wanted, fields: Array.from({ length: 100 }, () => 'logistics') },
    { ...wanted, place: 'x'.repeat(101) },
    { ...wanted, radius: 1e9 },
    { ...wanted, radius: '50' },
    { ...wanted, userId },
  ];
  for (const input of hostile) {
    expect(await outcomeOf(caller.workPreference.save(input as never))).toBe('BAD_REQUEST');
    expect(await outcomeOf(caller.workPreference.adopt(input as never))).toBe('BAD_REQUEST');
  }
  expect(await rowsOf(person)).toEqual([]);
});

test('a guest’s preference moves into an account without one', async () => {
  const { caller } = await makeApplicant(app());
  await caller.workPreference.adopt(wanted);
  expect((await caller.workPreference.get())?.fields).toEqual(['logistics', 'cleaning']);
  await caller.workPreference.adopt({ ...wanted, fields: ['care'] });
  expect((await caller.workPreference.get())?.fields).toEqual(['logistics', 'cleaning']);
});

test('of concurrent adoptions one is stored', async () => {
  const person = await makeApplicant(app());
  const { caller } = person;
  const fields = ['care', 'social', 'it', 'office'] as const;
  await Promise.all(fields.map((field) => caller.workPreference.adopt({ ...wanted, fields: [field] })));
  expect(await rowsOf(person)).toHaveLength(1);
});

test('a change to a company account removes the preference', async () => {
  const person = await makeApplicant(app());
  const { caller } = person;
  await caller.workPreference.save(wanted);
  await caller.account.changeType({ to: 'company' });
  expect(await rowsOf(person)).toEqual([]);
});
