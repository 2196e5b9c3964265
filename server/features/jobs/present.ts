import type { SessionUser } from '#shared/auth/session-user.ts';
import { referenceOf } from '#shared/jobs/board.ts';
import { type EditedJob, isJobPublisher, type OwnJobRow } from '#shared/jobs/state.ts';
import { may } from '#shared/permissions.ts';
import type { JobRow } from './list-queries.ts';
import { draftOf, type EditedJobRow } from './queries.ts';

export const presentInList = ({ number, ...job }: JobRow): OwnJobRow => ({ ...job, reference: referenceOf(number) });

type Viewer = { user: SessionUser; updatedByName: string | null; isCheckRequired: boolean; now: Date };

export function presentEdited(row: EditedJobRow, { user, updatedByName, isCheckRequired, now }: Viewer): EditedJob {
  const { name, slug, isPublic, logo, needsReview, verifiedAt, nameHeldAt, legal } = row.organisation;
  const isUnverified = isCheckRequired && verifiedAt === null;
  return {
    jobId: row.id,
    reference: referenceOf(row.number),
    status: row.status,
    revision: row.revision,
    draft: draftOf(row.content),
    company: { name, slug: isPublic ? slug : null, logoUrl: logo === null ? null : `/files/${logo}`, isUnverified },
    lacksImprint: isCheckRequired && legal === null,
    isNameHeld: nameHeldAt !== null,
    isOnline: row.published !== null && row.endsAt !== null && row.endsAt > now,
    isTakenDown: row.takenDownAt !== null,
    hasChanges: row.publishedRevision !== null && row.revision !== row.publishedRevision,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    updatedByName,
    firstPublishedAt: row.firstPublishedAt,
    publishedAt: row.publishedAt,
    endsAt: row.endsAt,
    closedAt: row.closedAt,
    mayEdit: may(user, 'job.edit'),
    mayPublish: isJobPublisher(user, needsReview),
  };
}
