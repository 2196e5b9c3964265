import { Box, Button, FileButton, Group, Modal, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ImportProgress } from '#shared/export/bundle.ts';
import type { importTexts } from '#shared/texts/courses/export.ts';
import common from '../../components/common.module.css';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { ShareBar } from '../../components/share-bar.tsx';
import { type ImportOrder, type ImportState, useImport } from './use-import.ts';

type Words = { [Name in keyof typeof importTexts]: (typeof importTexts)[Name] extends string ? string : unknown };
type DialogTexts = Pick<Words, 'open' | 'title' | 'text' | 'choose' | 'retry' | 'sending' | 'working'> & {
  sent: (percent: number) => string;
  stages: Record<ImportProgress['stage'], string>;
};

type ImportDialogProps<Result> = {
  texts: DialogTexts;
  accept: string;
  order: ImportOrder<Result>;
  /** `close` ends the dialog. */
  result: (imported: Result, close: () => void) => { title: string; content: ReactNode };
};

export function ImportDialog<Result>({ texts, accept, order, result }: ImportDialogProps<Result>) {
  const [isOpened, setIsOpened] = useState(false);
  const { state, prepare, send, cancel, reset } = useImport(order);
  const open = () => {
    prepare();
    setIsOpened(true);
  };
  const close = () => {
    cancel();
    setIsOpened(false);
  };
  const finished = state.step === 'finished' ? result(state.imported, close) : null;
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.open}
      </Button>
      <Modal title={finished?.title ?? texts.title} opened={isOpened} onClose={close} onExitTransitionEnd={reset}>
        {state.step === 'choosing' && (
          <FileChoice error={state.error} texts={texts} accept={accept} onChoose={send} onClose={close} />
        )}
        {state.step === 'sending' && <Sending {...state} texts={texts} onCancel={cancel} />}
        {finished?.content}
      </Modal>
    </>
  );
}

type ChoiceProps = {
  error: string | null;
  texts: DialogTexts;
  accept: string;
  onChoose: (file: File) => void;
  onClose: () => void;
};

function FileChoice({ error, texts, accept, onChoose, onClose }: ChoiceProps) {
  return (
    <>
      <Box component="p" mb={20}>
        {texts.text}
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
        <FileButton accept={accept} onChange={(file) => file && onChoose(file)}>
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

type SendingProps = Extract<ImportState<never>, { step: 'sending' }> & { texts: DialogTexts; onCancel: () => void };

function Sending({ filename, share, progress, texts, onCancel }: SendingProps) {
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
