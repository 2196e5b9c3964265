import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { forgetTokens } from '../../lib/test-tokens.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

/** Ends the session and leaves for the start page; nothing of the person stays in this browser's memory. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const { mutate } = trpc.auth.signOut.useMutation({
    onSuccess: async () => {
      await navigate(paths.home);
      // On a shared device the next person must not find this one's tests.
      forgetTokens();
      queryClient.clear();
      utils.auth.me.setData(undefined, null);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return () => mutate();
}
