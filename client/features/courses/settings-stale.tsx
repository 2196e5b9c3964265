import { Alert, Button } from '@mantine/core';
import { courseSettingsTexts as texts } from '#shared/texts/courses.ts';
import classes from './settings.module.css';

/** Somebody was faster; saving again keeps what stands in the form. */
export function SettingsStale({ name, onReload }: { name: string; onReload: () => void }) {
  return (
    <Alert color="amber" role="alert">
      {texts.stale(name)}
      <div className={classes.staleAction}>
        <Button variant="default" size="sm" onClick={onReload}>
          {texts.staleReload}
        </Button>
      </div>
    </Alert>
  );
}
