import type { CandidateEntryView, EntriesPage } from '#shared/candidates/state.ts';
import { memberName } from '#shared/members/member.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { readPage, type TimeCursor } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { candidatesChanged, type Reader, requireReader } from '../releases/service.ts';
import {
  countEntries,
  deleteNote,
  type EntryRow,
  insertNote,
  isReleaseVisible,
  listEntries,
  lockVisibleRelease,
} from './entry-queries.ts';

type EntriesQuery = { releaseId: string; cursor?: PageCursor };

/** @throws RuleError NOT_FOUND, FORBIDDEN */
export async function candidateEntries(
  ctx: SignedInContext,
  { releaseId, cursor }: EntriesQuery,
): Promise<EntriesPage> {
  const { app } = ctx;
  const now = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    const { orgId, viewerId } = await requireReader(ctx, tx);
    if (!(await isReleaseVisible(tx, { orgId, releaseId, now }))) throw new RuleError('NOT_FOUND');
    const { rows, nextCursor } = await readPage(
      { app, list: `entries of ${orgId} ${releaseId}`, size: releaseLimits.pageSize, cursor },
      (take, after: TimeCursor | null) => listEntries(tx, { orgId, releaseId, now, cursor: after, take }),
      ({ createdAt, entryId }) => ({ at: createdAt, id: entryId }),
    );
    return { entries: rows.map((row) => presentEntry(row, viewerId)), nextCursor };
  });
}

function presentEntry(row: EntryRow, viewerId: string): CandidateEntryView {
  const { entryId, kind, text, fromStatus, toStatus, authorId, firstName, lastName, email, createdAt } = row;
  const author = email === null ? null : memberName({ firstName: firstName ?? '', lastName: lastName ?? '', email });
  return { entryId, kind, text, fromStatus, toStatus, authorName: author, isOwn: authorId === viewerId, at: createdAt };
}

/** @throws RuleError NOT_FOUND, FORBIDDEN, TOO_MANY_ENTRIES */
export const addNote = (
  ctx: SignedInContext,
  { releaseId, text }: { releaseId: string; text: string },
): Promise<{ noteId: string }> =>
  withLockedRelease(ctx, releaseId, async (tx, { orgId, viewerId }) => {
    if ((await countEntries(tx, { orgId, releaseId })) >= releaseLimits.entries)
      throw new RuleError('TOO_MANY_ENTRIES');
    const note = { orgId, releaseId, text, authorId: viewerId, createdAt: ctx.app.clock.now() };
    return { noteId: await insertNote(tx, note) };
  });

/** @throws RuleError NOT_FOUND, also for a decision, FORBIDDEN */
export const removeNote = (
  ctx: SignedInContext,
  { releaseId, noteId }: { releaseId: string; noteId: string },
): Promise<void> =>
  withLockedRelease(ctx, releaseId, async (tx, { orgId, viewerId }) => {
    const authorId = await deleteNote(tx, { orgId, releaseId, id: noteId });
    if (authorId === undefined) throw new RuleError('NOT_FOUND');
    // Contains no candidate, because an audit event outlasts the release.
    const details = { is_own: authorId === viewerId };
    await logAuditEvent(ctx, tx, { action: 'candidate_note_deleted', resourceId: orgId, orgId, details, names: {} });
  });

/** Locks the release, so that it cannot end during `work`, and publishes the change. */
const withLockedRelease = <T>(
  ctx: SignedInContext,
  releaseId: string,
  work: (tx: Tx, reader: Reader) => Promise<T>,
): Promise<T> =>
  inTransaction(ctx.app.db, async (tx) => {
    const reader = await requireReader(ctx, tx);
    const { orgId } = reader;
    if (!(await lockVisibleRelease(tx, { orgId, releaseId, now: ctx.app.clock.now() })))
      throw new RuleError('NOT_FOUND');
    const done = await work(tx, reader);
    await ctx.app.events.publish(tx, candidatesChanged(orgId), null);
    return done;
  });
