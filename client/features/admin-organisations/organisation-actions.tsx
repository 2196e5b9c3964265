import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OrganisationInPortal } from '#shared/admin/organisations.ts';
import { adminOrganisationTexts as texts } from '#shared/texts/admin/organisations.ts';
import { LockDialog } from './lock-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';

type Dialog = 'lock' | 'unlock' | 'remove' | null;

/** What platform admins can do with an organisation, each with a reason. */
export function OrganisationActions({ organisation }: { organisation: OrganisationInPortal }) {
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = () => setDialog(null);
  const isLocked = organisation.lockedAt !== null;
  return (
    <>
      <Button variant="default" onClick={() => setDialog(isLocked ? 'unlock' : 'lock')}>
        {isLocked ? texts.unlockAction : texts.lockAction}
      </Button>
      <Button variant="default" onClick={() => setDialog('remove')}>
        {texts.removeAction}
      </Button>
      <LockDialog organisation={organisation} opened={dialog === 'lock'} onClose={close} />
      <UnlockDialog organisation={organisation} opened={dialog === 'unlock'} onClose={close} />
      <RemoveDialog organisation={organisation} opened={dialog === 'remove'} onClose={close} />
    </>
  );
}
