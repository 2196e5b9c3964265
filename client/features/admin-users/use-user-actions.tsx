import { NativeSelect } from '@mantine/core';
import type { UserDetail } from '#shared/admin/users.ts';
import type { PlatformRole } from '#shared/auth/session-user.ts';
import { adminUserActionTexts as actions, adminUserTexts as texts } from '#shared/texts/admin/users.ts';
import { ask, ChoiceState, type QuestionInput } from '../../components/ask/ask.tsx';
import { trpc } from '../../trpc.ts';

export type UserActionName = keyof typeof actions;

const offeredRoles: ReadonlyArray<PlatformRole | null> = [null, 'support', 'platform_admin'];
const harmlessActions = new Set<UserActionName>(['unlock', 'sendReset', 'changeRole']);

export function useUserActions(user: UserDetail, onDone: (name: UserActionName) => void) {
  const { userId, email, platformRole } = user;
  const run = useActionMutations(userId);
  return (name: UserActionName) => {
    const dialogTexts = actions[name];
    const roles = offeredRoles.filter((one) => one !== platformRole);
    let role = roles[0] ?? null;
    const choice = (
      <ChoiceState
        initialValue={role}
        onChange={(chosen) => {
          role = chosen;
        }}
      >
        {(value, choose) => <RoleChoice roles={roles} role={value} onChange={choose} />}
      </ChoiceState>
    );
    ask({
      title: dialogTexts.title,
      text: dialogTexts.text,
      ...(name === 'changeRole' && { body: choice }),
      confirmLabel: dialogTexts.action,
      isDangerous: !harmlessActions.has(name),
      hasReason: true,
      ...((name === 'switchOffTwoFactor' || name === 'startDeletion') && {
        typed: { label: texts.typeEmail(email), expected: email },
      }),
      run: (given) => run(name, { ...given, role }),
      onDone: () => onDone(name),
    });
  };
}

function useActionMutations(userId: string) {
  const { adminUsers } = trpc.useUtils();
  const options = {
    onSuccess: () => {
      void adminUsers.page.invalidate();
      return adminUsers.user.invalidate({ userId });
    },
  };
  const lock = trpc.adminUsers.lock.useMutation(options);
  const unlock = trpc.adminUsers.unlock.useMutation(options);
  const endSessions = trpc.adminUsers.endSessions.useMutation(options);
  const sendReset = trpc.adminUsers.sendReset.useMutation(options);
  const switchOff = trpc.adminUsers.switchOffTwoFactor.useMutation(options);
  const changeRole = trpc.adminUsers.changeRole.useMutation(options);
  const startDeletion = trpc.adminUsers.startDeletion.useMutation(options);
  const simpleMutations = { lock, unlock, endSessions, sendReset, startDeletion };
  return (
    name: UserActionName,
    { reason, confirmation, role }: QuestionInput & { role: PlatformRole | null },
  ): Promise<unknown> => {
    const input = { userId, reason };
    if (name === 'switchOffTwoFactor') return switchOff.mutateAsync({ ...input, confirmation });
    if (name === 'changeRole') return changeRole.mutateAsync({ ...input, role });
    return simpleMutations[name].mutateAsync(input);
  };
}

type RoleChoiceProps = {
  roles: ReadonlyArray<PlatformRole | null>;
  role: PlatformRole | null;
  onChange: (role: PlatformRole | null) => void;
};

const RoleChoice = ({ roles, role, onChange }: RoleChoiceProps) => (
  <NativeSelect
    label={texts.newRole}
    data={roles.map((one) => ({ value: one ?? '', label: texts.platformRoleName(one) }))}
    value={role ?? ''}
    onChange={(event) => onChange(roles.find((one) => (one ?? '') === event.currentTarget.value) ?? null)}
  />
);
