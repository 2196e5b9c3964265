import { Button, Group } from '@mantine/core';
import { settingsTexts as texts } from '#shared/texts/organisations.ts';
import { look } from '../../components/look/look.ts';
import classes from './settings.module.css';

/** Stays in sight however long the form is. */
export function SettingsSaveBar({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }) {
  return (
    <Group gap="0.5rem 1rem" className={`${classes.bar} ${look('lineTop', 'ground', 'sticky')}`}>
      <Button type="submit" variant={isDirty ? 'filled' : 'default'} loading={isSaving}>
        {texts.save}
      </Button>
      <p className={`${classes.unsaved} ${look('muted', 'small')}`} role="status" data-unsaved={isDirty}>
        {isDirty ? texts.unsaved : texts.allSaved}
      </p>
    </Group>
  );
}
