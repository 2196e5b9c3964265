import { Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
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
        <Obstacle text={texts.soleOwner(data.soleOwnerOf)} linksToOrganisation />
      ) : data?.isLastAdmin ? (
        <Obstacle text={texts.lastAdmin} />
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

const Obstacle = ({ text, linksToOrganisation = false }: { text: string; linksToOrganisation?: boolean }) => (
  <>
    <Text fw={600}>{text}</Text>
    {linksToOrganisation && (
      <div className={common.atStart}>
        <LinkButton to={paths.company.settings}>{texts.toOrganisation}</LinkButton>
      </div>
    )}
  </>
);
