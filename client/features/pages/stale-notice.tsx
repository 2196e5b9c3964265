import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { pageEditorTexts } from '#shared/texts/admin.ts';
import classes from './page-editor.module.css';

const { stale: texts } = pageEditorTexts;

type StaleNoticeProps = { isBusy: boolean; onReload: () => void; onKeep: () => void };

/** Somebody else saved first: nothing is lost until the person has chosen. */
export function StaleNotice({ isBusy, onReload, onKeep }: StaleNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // It stands below a long text: without this it would appear out of sight.
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
