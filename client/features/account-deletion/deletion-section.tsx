import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { DeletionPreview } from '#shared/account-deletion/schema.ts';
import { accountDeletionTexts as texts } from '#shared/texts/account-deletion/account-deletion.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { SettingRow } from '../../components/settings-section/settings-section.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { DeletionDialog, type ProofMeans } from './deletion-dialog.tsx';

export function DeletionSection(means: ProofMeans) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = trpc.accountDeletion.preview.useQuery();
  return (
    <SettingRow
      title={texts.title}
      value={texts.text}
      action={
        !data?.soleOwnerOf &&
        !data?.isLastAdmin && (
          <Button
            variant="default"
            c="var(--pg-error-text)"
            aria-label={texts.action}
            disabled={data === undefined}
            onClick={() => setIsOpen(true)}
          >
            {texts.short}
          </Button>
        )
      }
    >
      {data?.soleOwnerOf && <OnlyOwner {...data.soleOwnerOf} />}
      {!data?.soleOwnerOf && data?.isLastAdmin && <Text fw={600}>{texts.lastAdmin}</Text>}
      <DeletionDialog {...means} opened={isOpen} onClose={() => setIsOpen(false)} />
    </SettingRow>
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
