import { Button } from '@mantine/core';
import { type Icon, IconDeviceMobileOff, IconMailForward, IconTrash, IconUserShield } from '@tabler/icons-react';
import type { UserDetail } from '#shared/admin/users.ts';
import { adminUserActionTexts as actions, adminUserTexts as texts } from '#shared/texts/admin/users.ts';
import { LazyMenu } from '../../components/lazy-menu/lazy-menu.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { type UserActionName, useUserActions } from './use-user-actions.tsx';

type UserActionsProps = { user: UserDetail; isSelf: boolean };

const menuActions: ReadonlyArray<{ name: UserActionName; icon: Icon }> = [
  { name: 'sendReset', icon: IconMailForward },
  { name: 'switchOffTwoFactor', icon: IconDeviceMobileOff },
  { name: 'changeRole', icon: IconUserShield },
  { name: 'startDeletion', icon: IconTrash },
];

export function UserActions({ user, isSelf }: UserActionsProps) {
  const [note, showNote] = useTemporaryNote();
  const confirmAction = useUserActions(user, (name) => showNote(actions[name].done));
  const isLocked = user.lock !== null;
  const lockAction = isLocked ? 'unlock' : 'lock';
  const entries = () =>
    menuActions.map(({ name, icon }) => ({
      label: actions[name].action,
      icon,
      isDisabled: isImpossible(name),
      onClick: () => confirmAction(name),
    }));
  return (
    <>
      <SavedNote note={note} />
      {!isSelf && user.eraseAt === null && (
        <Button variant="default" onClick={() => confirmAction(lockAction)}>
          {actions[lockAction].action}
        </Button>
      )}
      <Button variant="default" disabled={user.sessions.length === 0} onClick={() => confirmAction('endSessions')}>
        {actions.endSessions.action}
      </Button>
      <LazyMenu label={texts.more} entries={entries} />
    </>
  );

  function isImpossible(name: UserActionName): boolean {
    if (name === 'sendReset') return isLocked;
    if (name === 'startDeletion' && user.eraseAt !== null) return true;
    return isSelf || (name === 'switchOffTwoFactor' && !user.hasTwoFactor);
  }
}
