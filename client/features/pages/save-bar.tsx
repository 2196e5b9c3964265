import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { pageEditorTexts as texts } from '#shared/texts/admin.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { look } from '../../components/look/look.ts';
import classes from './page-editor.module.css';

type SaveBarProps = { isDirty: boolean; isSaving: boolean; onDiscard: () => void };

export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const discard = () => {
    setIsConfirming(false);
    onDiscard();
  };
  return (
    <Group gap="0.5rem 1rem" className={`${classes.bar} ${look('lineTop', 'ground', 'sticky')}`}>
      <Button type="submit" variant={isDirty ? 'filled' : 'default'} loading={isSaving}>
        {texts.save}
      </Button>
      {isDirty && (
        <Button variant="subtle" disabled={isSaving} onClick={() => setIsConfirming(true)}>
          {texts.discard}
        </Button>
      )}
      <p className={`${classes.unsaved} ${look('muted', 'small')}`} role="status" data-unsaved={isDirty}>
        {isDirty ? texts.unsaved : texts.allSaved}
      </p>
      <ConfirmDialog
        title={texts.discardTitle}
        text={texts.discardText}
        confirmLabel={texts.discard}
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={discard}
      />
    </Group>
  );
}
