import { expect, test } from 'vitest';
import { allowedRoles, procedureActions, roles } from '#shared/permissions.ts';
import { appRouter } from './router.ts';
import { testApp } from './testing/app.ts';
import { callerFor, personAs } from './testing/people.ts';

const app = testApp();
const procedures = Object.keys(appRouter._def.procedures);

test('the permission table names every procedure of the router, and no other', () => {
  expect(Object.keys(procedureActions).sort()).toEqual([...procedures].sort());
});

test('the whole permission table, so that any change to it shows up in review', () => {
  const table = roles.map((role) => {
    const allowed = Object.entries(allowedRoles).filter(([, holders]) => (holders as readonly string[]).includes(role));
    return `${role}: ${allowed.map(([action]) => action).join(' ')}`;
  });
  expect(table).toMatchInlineSnapshot(`
    [
      "visitor: auth.enter pages.read tests.take course.learn invitation.open",
      "applicant: auth.enter account.manage pages.read tests.take tests.claim results.own course.learn learning.own invitation.open invitation.accept",
      "unattached: auth.enter account.manage pages.read tests.take tests.claim organisation.create course.learn learning.own invitation.open invitation.accept",
      "viewer: auth.enter account.manage pages.read tests.take tests.claim organisation.read organisation.leave course.read course.learn learning.own invitation.open invitation.accept",
      "editor: auth.enter account.manage pages.read tests.take tests.claim organisation.read organisation.leave course.read course.edit course.publish course.learn learning.own invitation.open invitation.accept",
      "orgAdmin: auth.enter account.manage pages.read tests.take tests.claim organisation.read organisation.leave organisation.manage course.read course.edit course.publish course.learn learning.own invitation.open invitation.accept",
      "owner: auth.enter account.manage pages.read tests.take tests.claim organisation.read organisation.leave organisation.manage organisation.own course.read course.edit course.publish course.learn learning.own invitation.open invitation.accept",
      "support: auth.enter account.manage pages.read tests.take tests.claim course.learn invitation.open invitation.accept admin.read",
      "platformAdmin: auth.enter account.manage pages.read tests.take tests.claim organisation.read organisation.manage organisation.own course.read course.edit course.publish course.learn invitation.open invitation.accept admin.read admin.change",
    ]
  `);
});

/** Calls a procedure with an input that fits none, so that it stops at the permission or at the input, never inside. */
async function gateOf(caller: unknown, path: string): Promise<'refused' | 'passed'> {
  const procedure = path.split('.').reduce((node, key) => (node as Record<string, unknown>)[key], caller) as (
    input: unknown,
  ) => Promise<unknown>;
  try {
    const answer = await procedure({ unfit: true });
    if (typeof answer === 'object' && answer !== null && 'return' in answer)
      await (answer as AsyncGenerator).return(undefined);
    return 'passed';
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code;
    return code === 'NOT_SIGNED_IN' || code === 'FORBIDDEN' ? 'refused' : 'passed';
  }
}

test.each(roles)('%s passes exactly the procedures that the table grants', async (role) => {
  const outcomes: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const path of procedures) {
    // Somebody new each time: signing out and leaving the organisation are among the procedures.
    const person = await personAs(app(), role);
    outcomes[path] = await gateOf(await callerFor(app(), person), path);
    const action = procedureActions[path];
    expected[path] =
      action !== undefined && (allowedRoles[action] as readonly string[]).includes(role) ? 'passed' : 'refused';
  }
  expect(outcomes).toEqual(expected);
});
