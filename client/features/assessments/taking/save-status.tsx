import { Group } from '@mantine/core';
import { IconCheck, IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import { testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import type { AnswerState } from '../../../lib/outbox/answer-queue.ts';
import classes from './save-status.module.css';

type Status = AnswerState<string>['status'];

/** 'Wird gespeichert' appears with a delay to avoid flicker. Screen readers hear the state only after an error. */
export function SaveStatus({ save: { status }, resumed }: { save: { status: Status }; resumed: number }) {
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
      {(status === 'saved' || (status === 'new' && resumed > 0)) && (
        <>
          <IconCheck size={18} stroke={1.75} aria-hidden="true" />
          {status === 'saved' ? testScreenTexts.saved : testScreenTexts.resumed(resumed)}
        </>
      )}
    </Group>
  );
}

/** Stays true until all answers are sent, so that retries do not flicker. */
export function useIsFailing({ status, unsent }: AnswerState<string>): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const isFailing = unsent > 0 && (hasFailed || status === 'failed');
  if (isFailing !== hasFailed) setHasFailed(isFailing);
  return isFailing;
}
