import { Button, FileButton, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportedCourse } from '#shared/export/bundle.ts';
import { importTexts as texts } from '#shared/texts/export.ts';
import { paths } from '../../app/paths.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import classes from './export.module.css';
import { useCourseImport } from './use-course-import.ts';

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
        {state.step === 'sending' && <Sending filename={state.filename} share={state.share} onCancel={cancel} />}
        {state.step === 'incomplete' && <Incomplete imported={state.imported} />}
      </Modal>
    </>
  );
}

type ChoiceProps = { error: string | null; onChoose: (file: File) => void; onClose: () => void };

function Choice({ error, onChoose, onClose }: ChoiceProps) {
  return (
    <>
      <p className={classes['text']}>
        {texts.text} {texts.limit}
      </p>
      {error !== null && (
        <p className={classes['error']} role="alert">
          <IconAlertTriangle className={classes['errorIcon']} size={20} stroke={1.75} aria-hidden="true" />
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

type SendingProps = { filename: string; share: number; onCancel: () => void };

/** Once all is sent, the server still has to look through it. */
function Sending({ filename, share, onCancel }: SendingProps) {
  return (
    <>
      <p className={classes['filename']}>{filename}</p>
      <progress
        className={classes['progress']}
        max={1}
        value={share < 1 ? share : undefined}
        aria-label={texts.sending}
      />
      <p className={classes['hint']} role="status">
        {share < 1 ? texts.sending : texts.working}
      </p>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </>
  );
}

const namedAtMost = 12;

function Incomplete({ imported: { courseId, skippedFiles } }: { imported: ImportedCourse }) {
  const rest = skippedFiles.length - namedAtMost;
  return (
    <>
      <p className={classes['text']}>{texts.skippedText}</p>
      <ul className={classes['files']}>
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
