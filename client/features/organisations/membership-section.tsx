import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { may } from '#shared/permissions.ts';
import { membershipTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { type Member, totalMembers, useRoleCounts } from '../../lib/member.ts';
import classes from './settings.module.css';
import { TransferDialog } from './transfer-dialog.tsx';
import { useLeaveOrganisation } from './use-leave.ts';

export function MembershipSection({ viewer }: { viewer: Member }) {
  const [isTransferring, setIsTransferring] = useState(false);
  const askToLeave = useLeaveOrganisation(viewer);
  const [note, showNote] = useTemporaryNote();
  const isOwner = viewer.role === 'owner';
  const counts = useRoleCounts({ enabled: isOwner }).data?.counts;
  const isSoleOwner = isOwner && counts?.owner === 1;
  return (
    <SettingsSection title={texts.section.title} text={texts.section.text}>
      <Stack gap="xl">
        <SavedNote note={note} />
        {isOwner && (
          <div className={classes.matter}>
            <p>{texts.transferText}</p>
            <Button variant="default" onClick={() => setIsTransferring(true)}>
              {texts.transfer}
            </Button>
          </div>
        )}
        {may(viewer.user, 'organisation.leave') && (
          <div className={classes.matter}>
            <p>{isSoleOwner ? (totalMembers(counts) === 1 ? texts.leaveAlone : texts.leaveFirst) : texts.leaveText}</p>
            <Button variant="default" disabled={isSoleOwner} onClick={askToLeave}>
              {texts.leave}
            </Button>
          </div>
        )}
      </Stack>
      <TransferDialog
        opened={isTransferring}
        onClose={() => setIsTransferring(false)}
        onTransferred={(name) => showNote(texts.transferred(name))}
      />
    </SettingsSection>
  );
}
