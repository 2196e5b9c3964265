import type { UserDetail } from '#shared/admin/users.ts';
import type { PlatformRole } from '#shared/auth/session-user.ts';
import type { adminUserActionTexts } from '#shared/texts/admin/users.ts';
import { trpc } from '../../trpc.ts';

export type UserActionName = keyof typeof adminUserActionTexts;
export type Given = { reason: string; confirmation: string; role: PlatformRole | null };

/** What can be done to an account. The page and the list then show it as it is. */
export function useUserActions({ userId }: Pick<UserDetail, 'userId'>, onDone: (name: UserActionName) => void) {
  const { adminUsers } = trpc.useUtils();
  const doneWith = (name: UserActionName) => ({
    onSuccess: async () => {
      void adminUsers.page.invalidate();
      await adminUsers.user.invalidate({ userId });
      onDone(name);
    },
  });
  const lock = trpc.adminUsers.lock.useMutation(doneWith('lock'));
  const unlock = trpc.adminUsers.unlock.useMutation(doneWith('unlock'));
  const endSessions = trpc.adminUsers.endSessions.useMutation(doneWith('endSessions'));
  const sendReset = trpc.adminUsers.sendReset.useMutation(doneWith('sendReset'));
  const switchOff = trpc.adminUsers.switchOffTwoFactor.useMutation(doneWith('switchOffTwoFactor'));
  const changeRole = trpc.adminUsers.changeRole.useMutation(doneWith('changeRole'));
  const calls = { lock, unlock, endSessions, sendReset, switchOffTwoFactor: switchOff, changeRole };
  return {
    of: (name: UserActionName) => {
      const { isPending, error, reset } = calls[name];
      return { isPending, error, reset };
    },
    run: (name: UserActionName, { reason, confirmation, role }: Given): void => {
      const about = { userId, reason };
      if (name === 'switchOffTwoFactor') switchOff.mutate({ ...about, confirmation });
      else if (name === 'changeRole') changeRole.mutate({ ...about, role });
      else calls[name].mutate(about);
    },
  };
}
