import { IconCheck, IconCloudOff } from '@tabler/icons-react';
import { testScreenTexts } from '#shared/texts/tests.ts';
import type { SaveState } from './save-queue.ts';
import classes from './save-status.module.css';

type SaveStatusProps = { save: Pick<SaveState<string>, 'status' | 'unsent'> };

/** Says quietly whether the server has every answer. While one is on its way nothing changes, so that nothing flickers. */
export function SaveStatus({ save: { status, unsent } }: SaveStatusProps) {
  const isFailed = status === 'failed';
  const isSaved = status === 'saved' || status === 'sending';
  return (
    <p className={classes['status']} data-failed={isFailed || undefined} role="status" data-unsent={unsent}>
      {isFailed && (
        <>
          <IconCloudOff size={18} stroke={1.75} aria-hidden="true" />
          {testScreenTexts.notSaved}
        </>
      )}
      {isSaved && (
        <>
          <IconCheck size={18} stroke={1.75} aria-hidden="true" />
          {testScreenTexts.saved}
        </>
      )}
    </p>
  );
}
