import { Button } from '@mantine/core';
import { useState } from 'react';
import { may } from '#shared/permissions.ts';
import { membershipTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { look } from '../../components/look/look.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import type { Member } from '../../lib/member.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import classes from './settings.module.css';

export function DangerSection({ viewer }: { viewer: Member }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!may(viewer.user, 'organisation.own')) return null;
  return (
    <SettingsSection title={texts.danger.title} text={texts.danger.text}>
      <div className={`${classes.matter} ${look('stack', 'gap12')}`}>
        <Button variant="default" c="var(--pg-error-text)" onClick={() => setIsOpen(true)}>
          {texts.remove}
        </Button>
      </div>
      <DeleteDialog name={viewer.organisationName} opened={isOpen} onClose={() => setIsOpen(false)} />
    </SettingsSection>
  );
}
