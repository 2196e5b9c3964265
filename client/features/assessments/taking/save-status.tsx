import { Group } from '@mantine/core';
import { IconCheck, IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import { testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import type { AnswerState } from '../../../lib/outbox/answer-queue.ts';
import classes from './save-status.module.css';

type Status = AnswerState<string>['status'];

/**
 * Says quietly whether the server has every answer. 'Wird gespeichert' appears after a moment only, so that nothing flickers,
 * and nothing is read aloud unless something went wrong before.
 */
export function SaveStatus({ save: { status } }: { save: { status: Status } }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (status === 'failed' && !hasFailed) setHasFailed(true);
  return (
    <Group
      component="p"
      gap={6}
      wrap="nowrap"
      fz={14}
      className={classes.status}
      data-status={status}
      aria-live={hasFailed ? 'polite' : 'off'}
    >
      {status === 'failed' && (
        <>
          <IconCloudOff size={18} stroke={1.75} aria-hidden="true" />
          {testScreenTexts.notSaved}
        </>
      )}
      {status === 'sending' && testScreenTexts.saving}
      {status === 'saved' && (
        <>
          <IconCheck size={18} stroke={1.75} aria-hidden="true" />
          {testScreenTexts.saved}
        </>
      )}
    </Group>
  );
}
