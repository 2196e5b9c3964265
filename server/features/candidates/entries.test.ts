import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { releaseLimits } from '#shared/releases/limits.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { makeCandidate } from '../../testing/releases.ts';

const app = testApp();

async function makeScene() {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  const candidate = await makeCandidate(app(), { jobId });
  const { releaseId } = candidate;
  return {
    ...crew,
    jobId,
    candidate,
    releaseId,
    own: crew.owner.caller.candidates,
    admins: crew.admin.caller.candidates,
  };
}

const decide = async (orgId: string, releaseId: string): Promise<string> => {
  const data = {
    orgId,
    releaseId,
    kind: 'decision',
    text: 'Pflegefachkraft',
    fromStatus: 'applied',
    toStatus: 'invited',
  };
  return (await app().db.prisma.candidateEntry.create({ data: { ...data, createdAt: app().clock.now() } })).id;
};

test('all readers of candidates read the notes, newest first, with their author', async () => {
  const { own, admins, releaseId } = await makeScene();
  await own.addNote({ releaseId, text: 'Ruft am Montag an.' });
  app().clock.advance(1_000);
  await admins.addNote({ releaseId, text: 'Hat angerufen.' });
  const { entries, nextCursor } = await own.entries({ releaseId });
  expect(nextCursor).toBeNull();
  expect(entries.map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ['Hat angerufen.', false],
    ['Ruft am Montag an.', true],
  ]);
  for (const entry of entries)
    expect(Object.keys(entry).sort()).toEqual(
      ['at', 'authorName', 'entryId', 'fromStatus', 'isOwn', 'kind', 'text', 'toStatus'].sort(),
    );
});

test('any reader of candidates can delete a note but no decision, and the audit log records whose note it was', async () => {
  const { own, admins, owner, admin, releaseId, orgId } = await makeScene();
  const { noteId } = await own.addNote({ releaseId, text: 'Versehen' });
  const decisionId = await decide(orgId, releaseId);
  await admins.removeNote({ releaseId, noteId });
  expect(await outcomeOf(own.removeNote({ releaseId, noteId: decisionId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(own.removeNote({ releaseId, noteId }))).toBe('NOT_FOUND');
  expect((await own.entries({ releaseId })).entries.map(({ kind }) => kind)).toEqual(['decision']);
  await own.removeNote({ releaseId, ...(await own.addNote({ releaseId, text: 'Doppelt' })) });
  const events = await app().db.prisma.auditEvent.findMany({
    where: { orgId, action: 'candidate_note_deleted' },
    orderBy: { id: 'asc' },
  });
  expect(events).toMatchObject([
    { actorId: admin.userId, details: { is_own: false } },
    { actorId: owner.userId, details: { is_own: true } },
  ]);
});

test('another company, other roles and an invalid release can write, read and delete nothing', async () => {
  const { own, viewer, editor, releaseId, jobId } = await makeScene();
  const { noteId } = await own.addNote({ releaseId, text: 'Bleibt.' });
  const other = await makeScene();
  const elsewhere = await makeCandidate(app(), { jobId });
  const attempts = [
    other.own.entries({ releaseId }),
    other.own.addNote({ releaseId, text: 'x' }),
    other.own.removeNote({ releaseId, noteId }),
    other.own.removeNote({ releaseId: other.releaseId, noteId }),
    own.removeNote({ releaseId: elsewhere.releaseId, noteId }),
    own.addNote({ releaseId: randomUUID(), text: 'x' }),
  ];
  expect(new Set(await Promise.all(attempts.map(outcomeOf)))).toEqual(new Set(['NOT_FOUND']));
  for (const { caller } of [viewer, editor]) {
    expect(await outcomeOf(caller.candidates.entries({ releaseId }))).toBe('FORBIDDEN');
    expect(await outcomeOf(caller.candidates.removeNote({ releaseId, noteId }))).toBe('FORBIDDEN');
  }
  expect((await own.entries({ releaseId })).entries.map(({ text }) => text)).toEqual(['Bleibt.']);
});

test('all entries are deleted with the release, and a new release starts without any', async () => {
  const { own, candidate, releaseId, jobId } = await makeScene();
  await own.addNote({ releaseId, text: 'Weg' });
  await candidate.caller.releases.withdraw({ releaseId });
  expect(await outcomeOf(own.entries({ releaseId }))).toBe('NOT_FOUND');
  expect(await app().db.prisma.candidateEntry.count({ where: { releaseId } })).toBe(0);
  const target = { kind: 'job' as const, jobId };
  const { digest } = await candidate.caller.releases.preview({ target, scope: 'named' });
  const again = await candidate.caller.releases.give({ target, scope: 'named', digest });
  expect((await own.entries(again)).entries).toEqual([]);
});

test('allows three hundred entries, also when two write the last one concurrently', async () => {
  const { own, admins, releaseId, orgId } = await makeScene();
  const many = Array.from({ length: releaseLimits.entries - 1 }, (_, index) => ({
    ...{ orgId, releaseId, kind: 'note', text: `${index}` },
    createdAt: app().clock.now(),
  }));
  await app().db.prisma.candidateEntry.createMany({ data: many });
  const outcomes = await Promise.all([own, admins].map((one) => outcomeOf(one.addNote({ releaseId, text: 'x' }))));
  expect(outcomes.sort()).toEqual(['TOO_MANY_ENTRIES', 'accepted']);
  const pages = new Set<string>();
  let cursor = null;
  do {
    const page = await own.entries({ releaseId, cursor });
    for (const { entryId } of page.entries) pages.add(entryId);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(pages.size).toBe(releaseLimits.entries);
});
