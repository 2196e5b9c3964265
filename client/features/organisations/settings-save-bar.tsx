import { Button } from '@mantine/core';
import { settingsTexts as texts } from '#shared/texts/organisations.ts';
import classes from './settings.module.css';

/** Stays in sight however long the form is. */
export function SettingsSaveBar({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }) {
  return (
    <div className={classes.bar}>
      <Button type="submit" variant={isDirty ? 'filled' : 'default'} loading={isSaving}>
        {texts.save}
      </Button>
      <p className={classes.unsaved} role="status" data-unsaved={isDirty}>
        {isDirty ? texts.unsaved : texts.allSaved}
      </p>
    </div>
  );
}
