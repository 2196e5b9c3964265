import { may } from '#shared/permissions.ts';
import { isPublisher } from '#shared/publishing/four-eyes.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/** What this person may do with the courses of the list. */
export type CourseRights = { mayEdit: boolean; mayDelete: boolean };

export function useCourseRights(): CourseRights {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  // With four eyes an editor deletes no more than they publish.
  const depends = isPublisher(user, false) && !isPublisher(user, true);
  const organisation = trpc.organisations.current.useQuery(undefined, { enabled: depends });
  return {
    mayEdit: may(user, 'course.edit'),
    mayDelete: isPublisher(user, organisation.data?.needsReview ?? true),
  };
}
