import { Box, Button, FileButton, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OwnProfile } from '#shared/profile/state.ts';
import { resumeTexts as texts } from '#shared/texts/profile.ts';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { FileDrop } from '../../../components/import/file-drop.tsx';
import { useStepFocus } from '../../../lib/hooks.ts';
import type { ProfileSaves } from '../saving/profile-saves.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { ResumePlanView } from './resume-plan-view.tsx';
import { useResumeImport } from './use-resume-import.ts';

const accept = '.json,application/json';

type ImportDialogProps = {
  own: OwnProfile;
  form: ProfileForm;
  saves: ProfileSaves;
  opened: boolean;
  onClose: () => void;
};

export function ImportDialog({ own, form, saves, opened, onClose }: ImportDialogProps) {
  const { state, choose, runImport, stopWatching, restart } = useResumeImport({ own, form, saves, onDone: onClose });
  const stepRef = useStepFocus(state.step, opened);
  const close = () => {
    stopWatching();
    onClose();
  };
  return (
    <Modal title={texts.title} size="lg" opened={opened} onClose={close} onExitTransitionEnd={() => restart()}>
      <Box ref={stepRef} tabIndex={-1}>
        {state.step === 'choosing' && (
          <Stack gap="lg">
            <p>{texts.text}</p>
            <FileDrop
              texts={texts}
              hint={texts.hint}
              accept={accept}
              onFiles={([file]) => file !== undefined && choose(file)}
              isMain
            />
            <FormError message={state.error} />
            <Actions onClose={close} />
          </Stack>
        )}
        {state.step === 'planning' && <p role="status">{texts.reading}</p>}
        {state.step === 'planned' && (
          <ResumePlanView
            plan={state.plan}
            error={state.error}
            isBusy={state.importShare !== null}
            onImport={runImport}
          >
            {(takeButton) => (
              <Actions onClose={close}>
                <ChooseButton label={texts.other} isMain={takeButton === null} onChoose={choose} />
                {takeButton}
              </Actions>
            )}
          </ResumePlanView>
        )}
      </Box>
    </Modal>
  );
}

function Actions({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  return <DialogActions onCancel={onClose}>{children}</DialogActions>;
}

type ChooseButtonProps = { label: string; isMain: boolean; onChoose: (file: File) => void };

function ChooseButton({ label, isMain, onChoose }: ChooseButtonProps) {
  return (
    <FileButton accept={accept} onChange={(file) => file && onChoose(file)}>
      {(props) => (
        <Button {...props} {...(isMain ? { color: 'coral' } : { variant: 'default' })}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
