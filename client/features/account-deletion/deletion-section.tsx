import { Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { DeletionPreview } from '#shared/account-deletion/schema.ts';
import { accountDeletionTexts as texts } from '#shared/texts/account-deletion/account-deletion.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { DeletionDialog, type ProofMeans } from './deletion-dialog.tsx';

export function DeletionSection(means: ProofMeans) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = trpc.accountDeletion.preview.useQuery();
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Box component="ul" ps={20} className={common.bulleted}>
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Box>
      {data?.soleOwnerOf ? (
        <OnlyOwner {...data.soleOwnerOf} />
      ) : data?.isLastAdmin ? (
        <Text fw={600}>{texts.lastAdmin}</Text>
      ) : (
        <Button
          className={common.atStart}
          variant="default"
          c="var(--pg-error-text)"
          disabled={data === undefined}
          onClick={() => setIsOpen(true)}
        >
          {texts.action}
        </Button>
      )}
      <DeletionDialog {...means} opened={isOpen} onClose={() => setIsOpen(false)} />
    </SettingsSection>
  );
}

const OnlyOwner = ({ name, isLocked }: NonNullable<DeletionPreview['soleOwnerOf']>) => (
  <>
    <Text fw={600}>{isLocked ? texts.soleOwnerOfLocked(name) : texts.soleOwner(name)}</Text>
    <div className={common.atStart}>
      {isLocked ? (
        <LinkButton to={paths.contact}>{texts.toContact}</LinkButton>
      ) : (
        <LinkButton to={paths.company.settings}>{texts.toOrganisation}</LinkButton>
      )}
    </div>
  </>
);
