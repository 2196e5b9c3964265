import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { quickStartTexts as texts } from '#shared/texts/editor.ts';
import { toastError } from '../../lib/toast.ts';
import { AddBar } from './add-bar.tsx';
import classes from './editor.module.css';

type QuickStartModalProps = {
  opened: boolean;
  hasLesson: boolean;
  onFirstModule: () => Promise<void>;
  onClose: () => void;
};

/** The first steps in an empty course. */
export function QuickStartModal({ opened, hasLesson, onFirstModule, onClose }: QuickStartModalProps) {
  const create = async () => {
    await onFirstModule();
    onClose();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      <p className={classes['dialogText']}>{texts.text}</p>
      <Button
        data-autofocus
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void create()}
      >
        {texts.firstModule}
      </Button>
      <h3 className={classes['dialogTitle']}>{texts.contentTitle}</h3>
      <p className={classes['dialogText']}>{texts.contentHint}</p>
      <AddBar isDisabled={!hasLesson} onAdd={() => toastError(texts.lessonNeeded)} />
    </Modal>
  );
}
