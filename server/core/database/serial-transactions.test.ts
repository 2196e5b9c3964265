import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/people.ts';
import { inTransaction } from './db.ts';

const app = testApp();
const warnings: string[] = [];
const note = (warning: Error) => void warnings.push(warning.message);
process.on('warning', note);
afterAll(() => void process.off('warning', note));

test('a transaction runs the sibling relations of a query one after the other', async () => {
  const { userId } = await makePerson(app());
  const { profile, sessions, recoveryCodes } = await inTransaction(app().db, (tx) =>
    tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { profile: { select: { userId: true } }, sessions: true, recoveryCodes: true },
    }),
  );
  expect([profile, sessions, recoveryCodes]).toEqual([{ userId }, [], []]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings.filter((text) => text.includes('client.query()'))).toEqual([]);
});
