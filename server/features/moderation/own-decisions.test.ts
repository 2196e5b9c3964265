import { expect, test } from 'vitest';
import { inTransaction } from '../../core/database/db.ts';
import { runCleanups } from '../../jobs.ts';
import { retention } from '../../retention.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../testing/people.ts';
import { liftDecision, openDecision } from './service.ts';

const app = testApp();
const [reason, text] = ['Der Lohn ist falsch.\n\nEr steht im Tarif.', 'Der Lohn stimmt, hier ist der Tarif.'];

async function takenJob({ owner }: Crew) {
  const admin = await makePerson(app(), { platformRole: 'platform_admin' });
  const caller = await callerFor(app(), admin);
  const { jobId } = await makePublishedJob(owner);
  const which = { kind: 'job', resourceId: jobId } as const;
  await caller.adminModeration.takeDown({ ...which, ground: 'terms', reason });
  const { decisions } = await owner.caller.moderation.ofResource({ resourceId: jobId });
  const decisionId = decisions[0]?.decisionId ?? '';
  return {
    admin,
    jobId,
    decisionId,
    putBack: () => caller.adminModeration.putBack({ ...which, reason: 'Stimmt doch' }),
  };
}

test('an organisation reads its decisions without the name of the staff member; others cannot read them', async () => {
  const crew = await makeCrew(app());
  const { jobId } = await takenJob(crew);
  const seen = await crew.editor.caller.moderation.ofResource({ resourceId: jobId });
  expect(seen).toEqual({
    mayAnswer: false,
    decisions: [
      {
        ...{
          decisionId: expect.any(String),
          kind: 'job',
          resourceId: jobId,
          title: 'Pflegefachkraft (m/w/d)',
          ground: 'terms',
          reason,
        },
        ...{ decidedAt: expect.any(Date), answer: '', answeredAt: null, liftedAt: null, liftReason: '' },
      },
    ],
  });
  expect((await crew.admin.caller.moderation.ofResource({ resourceId: jobId })).mayAnswer).toBe(true);
  const others = await makeCrew(app());
  expect((await others.owner.caller.moderation.ofResource({ resourceId: jobId })).decisions).toEqual([]);
  expect((await others.owner.caller.moderation.ofOrganisation({})).decisions).toEqual([]);
  expect(await outcomeOf(crew.viewer.caller.moderation.ofResource({ resourceId: jobId }))).toBe('FORBIDDEN');
});

test('owners and admins answer an active decision once; staff is notified, and it is logged', async () => {
  const crew = await makeCrew(app());
  const { admin, jobId, decisionId, putBack } = await takenJob(crew);
  const others = await makeCrew(app());
  const answer = (caller: Crew['owner']['caller']) => outcomeOf(caller.moderation.answer({ decisionId, text }));
  expect(await answer(crew.editor.caller)).toBe('FORBIDDEN');
  expect(await answer(others.owner.caller)).toBe('NOT_FOUND');
  expect((await Promise.all([answer(crew.admin.caller), answer(crew.owner.caller)])).sort()).toEqual([
    'ALREADY_ANSWERED',
    'accepted',
  ]);
  const { decisions } = await crew.owner.caller.moderation.ofOrganisation({});
  expect(decisions).toMatchObject([{ decisionId, answer: text, answeredAt: expect.any(Date) }]);
  expect(await app().db.prisma.outboxMail.count({ where: { recipient: admin.email } })).toBe(1);
  const mail = await app().mailbox.mailTo(admin.email);
  expect(mail.text).toContain(text);
  expect(mail.text).toContain(`/admin/jobs/${jobId}`);
  const trail = await auditTrail(app(), { orgId: crew.orgId, action: 'moderation_answered' });
  expect(trail.map(({ details }) => details)).toEqual([{ kind: 'job', resource_id: jobId }]);
  await putBack();
  const lifted = (await crew.owner.caller.moderation.ofResource({ resourceId: jobId })).decisions[0];
  expect(lifted).toMatchObject({ liftedAt: expect.any(Date), liftReason: 'Stimmt doch' });

  const again = await takenJob(crew);
  await again.putBack();
  expect(await outcomeOf(crew.owner.caller.moderation.answer({ decisionId: again.decisionId, text }))).toBe(
    'NOT_TAKEN_DOWN',
  );
});

test('the owner of a locked organisation reads the reason and answers, a viewer cannot answer', async () => {
  const crew = await makeCrew(app());
  await takenJob(crew);
  const by = (await makePersonAs(app(), 'platformAdmin'))?.userId ?? '';
  const at = app().clock.now();
  const about = { kind: 'organisation', resourceId: crew.orgId, title: 'Musterhaus', orgId: crew.orgId } as const;
  const decisionId = await inTransaction(app().db, async (tx) => {
    await tx.organisation.update({ where: { id: crew.orgId }, data: { lockedAt: at } });
    return openDecision(tx, { ...about, ground: 'illegal', reason, by, at });
  });
  const [owner, viewer] = [await callerFor(app(), crew.owner), await callerFor(app(), crew.viewer)];
  const seen = await owner.moderation.ofOrganisation({});
  expect([seen.mayAnswer, seen.decisions.map(({ kind }) => kind)]).toEqual([true, ['organisation']]);
  expect((await viewer.moderation.ofOrganisation({})).mayAnswer).toBe(false);
  expect(await outcomeOf(viewer.moderation.answer({ decisionId, text }))).toBe('FORBIDDEN');
  expect(await outcomeOf(owner.moderation.answer({ decisionId, text }))).toBe('accepted');

  await inTransaction(app().db, (tx) => liftDecision(tx, { resourceId: crew.orgId, reason: 'Geklärt', by, at }));
  const countDecisions = () => app().db.prisma.moderationDecision.count({ where: { orgId: crew.orgId } });
  await runCleanups(app(), [retention.decisions]);
  expect(await countDecisions()).toBe(2);
  await app().db.prisma.moderationDecision.update({
    where: { id: decisionId },
    data: { liftedAt: new Date(at.getTime() - 3 * 366 * 86_400_000) },
  });
  await runCleanups(app(), [retention.decisions]);
  expect(await countDecisions()).toBe(1);
});
