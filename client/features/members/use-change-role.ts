import { memberTexts as texts } from '#shared/texts/members.ts';
import { roleNames } from '#shared/texts/roles.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

export function useChangeRole() {
  const utils = trpc.useUtils();
  return trpc.members.changeRole.useMutation({
    onSuccess: (_, { role }) => toastSuccess(texts.roleChanged(roleNames[role])),
    onError: (error) => toastError(sentenceOf(error, texts.roleFailed)),
    // Also after a refusal: what was shown may have been out of date.
    onSettled: () => utils.members.page.invalidate(),
  });
}
