import { Box, Button, FileButton, Group, Modal, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportedCourse, ImportProgress } from '#shared/export/bundle.ts';
import { importTexts as texts } from '#shared/texts/courses/export.ts';
import common from '../../components/common.module.css';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ShareBar } from '../../components/share-bar.tsx';
import { paths } from '../../lib/paths.ts';
import { type ImportState, useCourseImport } from './use-course-import.ts';

export function ImportCourse() {
  const [isOpened, setIsOpened] = useState(false);
  const { state, prepare, send, cancel, reset } = useCourseImport();
  const open = () => {
    prepare();
    setIsOpened(true);
  };
  const close = () => {
    cancel();
    setIsOpened(false);
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.open}
      </Button>
      <Modal
        title={state.step === 'incomplete' ? texts.skippedTitle : texts.title}
        opened={isOpened}
        onClose={close}
        onExitTransitionEnd={reset}
      >
        {state.step === 'choosing' && <FileChoice error={state.error} onChoose={send} onClose={close} />}
        {state.step === 'sending' && <Sending {...state} onCancel={cancel} />}
        {state.step === 'incomplete' && <Incomplete imported={state.imported} />}
      </Modal>
    </>
  );
}

type ChoiceProps = { error: string | null; onChoose: (file: File) => void; onClose: () => void };

function FileChoice({ error, onChoose, onClose }: ChoiceProps) {
  return (
    <>
      <Box component="p" mb={20}>
        {texts.text} {texts.limit}
      </Box>
      {error !== null && (
        <Group
          gap={10}
          wrap="nowrap"
          align="stretch"
          component="p"
          mb={20}
          c="var(--pg-error-text)"
          className={common.anywhere}
          role="alert"
        >
          <IconAlertTriangle style={{ marginTop: '0.125rem' }} size={20} stroke={1.75} aria-hidden="true" />
          <span>{error}</span>
        </Group>
      )}
      <DialogActions onCancel={onClose}>
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

function Sending({ filename, share, progress, onCancel }: SendingProps) {
  const isSent = share >= 1;
  return (
    <>
      <Text mb="xs" fw={600} className={common.anywhere}>
        {filename}
      </Text>
      <ShareBar
        value={isSent ? shareOf(progress) : share}
        label={isSent ? texts.working : texts.sending}
        color="var(--pg-fit-text)"
      />
      <Text mt="xs" mb={20} c="dimmed" fz="sm" role="status">
        {isSent ? texts.stages[progress?.stage ?? 'saving'] : texts.sending}
      </Text>
      {!isSent && (
        <Text mt="xs" mb={20} c="dimmed" fz="sm">
          {texts.sent(Math.floor(share * 100))}
        </Text>
      )}
      <DialogActions onCancel={onCancel} />
    </>
  );
}

const shareOf = (progress: ImportProgress | null): number | undefined =>
  progress === null || progress.of <= 1 ? undefined : progress.done / progress.of;

const maxListedFiles = 12;

function Incomplete({ imported: { courseId, skippedFiles } }: { imported: ImportedCourse }) {
  const unlistedCount = skippedFiles.length - maxListedFiles;
  return (
    <>
      <Box component="p" mb={20}>
        {texts.skippedText}
      </Box>
      <Box
        component="ul"
        mah="14rem"
        mb="lg"
        ps="1.25rem"
        className={`${common.bulleted} ${common.anywhere} ${common.scrollY}`}
      >
        {skippedFiles.slice(0, maxListedFiles).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <li key={index}>{name}</li>
        ))}
        {unlistedCount > 0 && <li>{texts.moreFiles(unlistedCount)}</li>}
      </Box>
      <DialogActions>
        <LinkButton to={paths.company.course(courseId)} kind="action">
          {texts.toCourse}
        </LinkButton>
      </DialogActions>
    </>
  );
}
