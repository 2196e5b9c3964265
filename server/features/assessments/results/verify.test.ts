import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { callerFor } from '../../../testing/people.ts';
import { takeSoftskillTest, takeValueTest } from '../../../testing/test-runs.ts';
import { verifyResults } from './verify.ts';

const app = testApp();

test('every result can be computed again from its answers; one that was tampered with is named', async () => {
  const guest = await callerFor(app(), null);
  const honest = await takeSoftskillTest(guest);
  const forged = await takeSoftskillTest(guest);
  const values = await takeValueTest(guest);
  const other = await takeValueTest(guest);
  expect(await verifyResults(app().db)).toEqual({ checked: 4, differences: [] });
  await app().db.pool.query(`update softskill_test_results set scores = scores || '{"1": 3}' where id = $1`, [
    forged.resultId,
  ]);
  await app().db.pool.query(`update value_test_results set consistence = 0.5 where id = $1`, [values.resultId]);
  const { checked, differences } = await verifyResults(app().db);
  expect(checked).toBe(4);
  expect(differences).toEqual([
    { kind: 'softskill', resultId: forged.resultId },
    { kind: 'values', resultId: values.resultId },
  ]);
  expect([honest.resultId, other.resultId]).not.toContain(differences[0]?.resultId);
});
