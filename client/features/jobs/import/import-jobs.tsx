import { Box, Button, Modal, Stack, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { compactSizeText } from '#shared/assets/kinds.ts';
import { type JobImportOutcome, jobImportLimits } from '#shared/jobs/import.ts';
import { jobImportTemplate } from '#shared/jobs/import-file.ts';
import { jobImportTexts as texts } from '#shared/texts/jobs/import.ts';
import common from '../../../components/common.module.css';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { FileDrop } from '../../../components/import/file-drop.tsx';
import { useStepFocus } from '../../../lib/hooks.ts';
import { downloadText } from '../../../lib/requests/download.ts';
import { PlanView } from './plan-view.tsx';
import { useJobImport } from './use-job-import.ts';

export function ImportJobs() {
  const [isOpened, setIsOpened] = useState(false);
  const { state, choose, runImport, stopWatching, restart } = useJobImport();
  const place = useStepFocus(state.step, isOpened);
  const close = () => {
    stopWatching();
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
              isApplying={state.importShare !== null}
              onChooseOther={choose}
              onApply={runImport}
              onClose={close}
            />
          )}
          {state.step === 'done' && <ImportDone outcome={state.outcome} onClose={close} />}
        </Box>
      </Modal>
    </>
  );
}

function ImportDone({ outcome, onClose }: { outcome: JobImportOutcome; onClose: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Stack gap="lg">
      <p ref={words} tabIndex={-1} role="status">
        <VisuallyHidden>{texts.done}: </VisuallyHidden>
        {texts.outcome(outcome)}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Stack>
  );
}

type FileChoiceProps = { error: string | null; onChoose: (file: File) => void; onClose: () => void };

function FileChoice({ error, onChoose, onClose }: FileChoiceProps) {
  const take = ([file]: File[]) => file !== undefined && onChoose(file);
  return (
    <Stack gap="lg">
      <p>{texts.text}</p>
      <Button
        className={common.atStart}
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => downloadText(texts.templateName, jobImportTemplate(), 'text/csv')}
      >
        {texts.template}
      </Button>
      <FileDrop
        texts={texts}
        hint={texts.limit(jobImportLimits.rows, compactSizeText(jobImportLimits.bytes))}
        accept=".csv,text/csv"
        onFiles={take}
        isMain
      />
      <FormError message={error} />
      <DialogActions onCancel={onClose} />
    </Stack>
  );
}
