import { Box, Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { jobImportTexts as texts } from '#shared/texts/jobs/import.ts';
import { useStepFocus } from '../../../lib/use-step-focus.ts';
import { FileChoice } from './file-choice.tsx';
import { ImportDone } from './import-done.tsx';
import { PlanView } from './plan-view.tsx';
import { useJobImport } from './use-job-import.ts';

/** A button, and behind it the way from a CSV file to drafts. */
export function ImportJobs() {
  const [isOpened, setIsOpened] = useState(false);
  const { state, choose, take, leave, restart } = useJobImport();
  const place = useStepFocus(state.step, isOpened);
  const close = () => {
    leave();
    setIsOpened(false);
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsOpened(true)}>
        {texts.open}
      </Button>
      <Modal title={texts.title} size="xl" opened={isOpened} onClose={close} onExitTransitionEnd={() => restart()}>
        <Box ref={place} tabIndex={-1}>
          {state.step === 'choosing' && <FileChoice error={state.error} onChoose={choose} onClose={close} />}
          {state.step === 'planning' && <p role="status">{texts.planning}</p>}
          {state.step === 'planned' && (
            <PlanView
              filename={state.content.filename}
              plan={state.plan}
              error={state.error}
              isApplying={state.taking !== null}
              onOther={choose}
              onApply={take}
              onClose={close}
            />
          )}
          {state.step === 'done' && <ImportDone outcome={state.outcome} onClose={close} />}
        </Box>
      </Modal>
    </>
  );
}
