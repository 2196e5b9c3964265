import { trpc } from '../../trpc.ts';

export function useChangeRole() {
  const utils = trpc.useUtils();
  return trpc.members.changeRole.useMutation({
    // Also after a refusal: what was shown may have been out of date.
    onSettled: () => utils.members.page.invalidate(),
  });
}
