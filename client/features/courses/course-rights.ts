import { may } from '#shared/permissions.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/** What this person may do with the courses of the list. */
export type CourseRights = { mayEdit: boolean; mayDelete: boolean };

export function useCourseRights(): CourseRights {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const isManager = may(user, 'organisation.manage');
  const mayPublish = may(user, 'course.publish');
  // With four eyes an editor deletes no more than they publish.
  const organisation = trpc.organisations.current.useQuery(undefined, { enabled: mayPublish && !isManager });
  return {
    mayEdit: may(user, 'course.edit'),
    mayDelete: isManager || (mayPublish && organisation.data?.needsReview === false),
  };
}
