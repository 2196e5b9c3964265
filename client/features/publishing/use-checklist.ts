import { useFlushed } from '../../lib/use-flushed.ts';
import { trpc } from '../../trpc.ts';

/** The list as it is once everything written has arrived at the server; never a remembered one. */
export function useChecklist(courseId: string, flush: () => Promise<void>) {
  const written = useFlushed(flush);
  const query = trpc.publishing.checklist.useQuery({ courseId }, { enabled: written.isSaved, gcTime: 0 });
  return {
    data: query.data,
    hasFailed: written.hasFailed || (query.isError && query.data === undefined),
    retry: () => {
      if (written.hasFailed) written.tryAgain();
      else void query.refetch();
    },
  };
}
