import { NativeSelect } from '@mantine/core';
import type { UserDetail } from '#shared/admin/users.ts';
import type { PlatformRole } from '#shared/auth/session-user.ts';
import { adminUserActionTexts as actions, adminUserTexts as texts } from '#shared/texts/admin/users.ts';
import { ReasonDialog } from '../../components/admin-detail/reason-dialog.tsx';
import { messageOf } from '../../lib/errors.ts';
import { useFresh } from '../../lib/use-fresh.ts';
import { useLast } from '../../lib/use-last.ts';
import { type UserActionName, useUserActions } from './use-user-actions.ts';

type ActionDialogProps = {
  user: UserDetail;
  /** Null while nothing is asked. */
  asked: UserActionName | null;
  onClose: () => void;
  onDone: (name: UserActionName) => void;
};

/** What gives the most power comes last. */
const offered: ReadonlyArray<PlatformRole | null> = [null, 'support', 'platform_admin'];
const harmless = new Set<UserActionName>(['unlock', 'sendReset', 'changeRole']);

/** Says what follows, and asks why. One dialog for all, because only one is open at a time. */
export function ActionDialog({ user, asked, onClose, onDone }: ActionDialogProps) {
  const name = useLast(asked) ?? 'lock';
  const { run, of } = useUserActions(user, onDone);
  const [role, setRole] = useFresh<PlatformRole | null>(asked !== null, null);
  const { isPending, error, reset } = of(name);
  const roles = offered.filter((one) => one !== user.platformRole);
  const newRole = roles.includes(role) ? role : (roles[0] ?? null);
  const words = actions[name];
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      confirmLabel={words.action}
      isDangerous={!harmless.has(name)}
      opened={asked !== null}
      isBusy={isPending}
      failure={error && messageOf(error)}
      {...(name === 'switchOffTwoFactor' && {
        typed: { label: texts.typeEmail(user.email), expected: user.email },
      })}
      onClose={close}
      onConfirm={({ reason, confirmation }) => run(name, { reason, confirmation, role: newRole })}
    >
      {name === 'changeRole' && <RoleChoice roles={roles} role={newRole} onChange={setRole} />}
    </ReasonDialog>
  );
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
