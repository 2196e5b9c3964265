import { Button, FileButton, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportedCourse, ImportProgress } from '#shared/export/bundle.ts';
import { importTexts as texts } from '#shared/texts/export.ts';
import { paths } from '../../app/paths.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import classes from './export.module.css';
import { type ImportState, useCourseImport } from './use-course-import.ts';

/** A button, and behind it the way from a JSON file to a new course. */
export function ImportCourse() {
  const [isOpened, setIsOpened] = useState(false);
  const { state, send, cancel, reset } = useCourseImport();
  const close = () => {
    cancel();
    setIsOpened(false);
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsOpened(true)}>
        {texts.open}
      </Button>
      <Modal
        title={state.step === 'incomplete' ? texts.skippedTitle : texts.title}
        opened={isOpened}
        onClose={close}
        onExitTransitionEnd={reset}
      >
        {state.step === 'choosing' && <Choice error={state.error} onChoose={send} onClose={close} />}
        {state.step === 'sending' && <Sending {...state} onCancel={cancel} />}
        {state.step === 'incomplete' && <Incomplete imported={state.imported} />}
      </Modal>
    </>
  );
}

type ChoiceProps = { error: string | null; onChoose: (file: File) => void; onClose: () => void };

function Choice({ error, onChoose, onClose }: ChoiceProps) {
  return (
    <>
      <p className={classes.text}>
        {texts.text} {texts.limit}
      </p>
      {error !== null && (
        <p className={classes.error} role="alert">
          <IconAlertTriangle className={classes.errorIcon} size={20} stroke={1.75} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <FileButton accept=".json,application/json" onChange={(file) => file && onChoose(file)}>
          {(props) => (
            <Button color="coral" {...props} data-autofocus>
              {error === null ? texts.choose : texts.retry}
            </Button>
          )}
        </FileButton>
      </DialogActions>
    </>
  );
}

type SendingProps = Extract<ImportState, { step: 'sending' }> & { onCancel: () => void };

/** Once all is sent, the server still has to look through it, and tells how far it is if it can be heard. */
function Sending({ filename, share, progress, onCancel }: SendingProps) {
  const isSent = share >= 1;
  return (
    <>
      <p className={classes.filename}>{filename}</p>
      <progress
        className={classes.progress}
        max={1}
        value={isSent ? shareOf(progress) : share}
        aria-label={isSent ? texts.working : texts.sending}
      />
      <p className={classes.hint} role="status">
        {isSent ? texts.stages[progress?.stage ?? 'saving'] : texts.sending}
      </p>
      {!isSent && <p className={classes.hint}>{texts.sent(Math.floor(share * 100))}</p>}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </>
  );
}

/** Undefined while there is nothing to count. */
const shareOf = (progress: ImportProgress | null): number | undefined =>
  progress === null || progress.of <= 1 ? undefined : progress.done / progress.of;

const namedAtMost = 12;

function Incomplete({ imported: { courseId, skippedFiles } }: { imported: ImportedCourse }) {
  const rest = skippedFiles.length - namedAtMost;
  return (
    <>
      <p className={classes.text}>{texts.skippedText}</p>
      <ul className={classes.files}>
        {skippedFiles.slice(0, namedAtMost).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <li key={index}>{name}</li>
        ))}
        {rest > 0 && <li>{texts.moreFiles(rest)}</li>}
      </ul>
      <DialogActions>
        <LinkButton to={paths.company.course(courseId)} kind="action">
          {texts.toCourse}
        </LinkButton>
      </DialogActions>
    </>
  );
}
