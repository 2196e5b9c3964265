import type { OwnApplicationState } from '#shared/applications/state.ts';
import { may } from '#shared/permissions.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

type OwnApplications = {
  applicationOf: (jobId: string) => OwnApplicationState | undefined;
  /** True until the applications to all jobs are known. */
  isPending: boolean;
};

/** The signed-in person's applications to the jobs on these pages; one query per page. */
export function useOwnApplications(pages: ReadonlyArray<readonly string[]>): OwnApplications {
  const session = useSession();
  const hasApplications = session.status === 'signedIn' && may(session.user, 'application.own');
  const asked = hasApplications ? pages.filter((jobIds) => jobIds.length > 0) : [];
  const answers = trpc.useQueries((t) =>
    asked.map((jobIds) => t.applications.ofJobs({ jobIds: [...jobIds] }, { retry: false })),
  );
  const found = new Map(answers.flatMap(({ data }) => Object.entries(data ?? {})));
  return { applicationOf: (jobId) => found.get(jobId), isPending: answers.some((answer) => answer.isPending) };
}
