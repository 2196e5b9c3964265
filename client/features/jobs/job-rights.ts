import type { JobStatus } from '#shared/jobs/draft.ts';
import { isJobPublisher } from '#shared/jobs/state.ts';
import { may } from '#shared/permissions.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/** `isReviewed`: may edit jobs, but the four-eyes rule leaves publishing to others. */
export type JobRights = { mayEdit: boolean; mayPublish: boolean; isReviewed: boolean };

export function useJobRights(): JobRights {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const needsOrganisation = isJobPublisher(user, false) && !isJobPublisher(user, true);
  const organisation = trpc.organisations.current.useQuery(undefined, { enabled: needsOrganisation });
  return {
    mayEdit: may(user, 'job.edit'),
    mayPublish: isJobPublisher(user, organisation.data?.needsReview ?? true),
    isReviewed: needsOrganisation && organisation.data?.needsReview === true,
  };
}

export type JobAction = 'edit' | 'view' | 'duplicate' | 'extend' | 'close' | 'reopen' | 'remove';

type JobState = { status: JobStatus; isOnline: boolean; isTakenDown: boolean };

export function actionsFor(
  { status, isOnline, isTakenDown }: JobState,
  { mayEdit, mayPublish }: Pick<JobRights, 'mayEdit' | 'mayPublish'>,
): JobAction[] {
  const possible: Readonly<Record<JobAction, boolean>> = {
    edit: mayEdit,
    view: true,
    duplicate: mayEdit && !isTakenDown,
    extend: mayPublish && isOnline,
    // A job that staff took down goes online again when they release it, unless it is closed.
    close: mayPublish && (isOnline || (isTakenDown && status === 'published')),
    reopen: mayPublish && status === 'closed' && !isTakenDown,
    remove: mayPublish,
  };
  return (Object.keys(possible) as JobAction[]).filter((action) => possible[action]);
}
