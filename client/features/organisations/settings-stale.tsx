import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { settingsTexts } from '#shared/texts/organisations.ts';
import classes from './settings.module.css';

const { stale: texts } = settingsTexts;

type SettingsStaleProps = { isBusy: boolean; onReload: () => void; onKeep: () => void };

/** Somebody else saved first: nothing is lost until the person has chosen. */
export function SettingsStale({ isBusy, onReload, onKeep }: SettingsStaleProps) {
  const notice = useRef<HTMLDivElement>(null);
  // It stands below a long form: without this it would appear out of sight.
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      className={classes.stale}
      ref={notice}
      tabIndex={-1}
      color="amber"
      title={texts.title}
      icon={<IconAlertTriangle stroke={1.75} />}
    >
      {texts.text}
      <Group gap="sm" align="stretch" mt="sm">
        <Button size="sm" variant="default" disabled={isBusy} onClick={onReload}>
          {texts.reload}
        </Button>
        <Button size="sm" variant="default" disabled={isBusy} onClick={onKeep}>
          {texts.keep}
        </Button>
      </Group>
    </Alert>
  );
}
