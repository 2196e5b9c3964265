import { Box, Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { BlockType } from '#shared/courses/content.ts';
import { quickStartTexts as texts } from '#shared/texts/courses/editor.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { AddBar } from './blocks/add-bar.tsx';
import { FailureAt } from './notice-at.tsx';

type QuickStartDialogProps = {
  opened: boolean;
  /** @returns false if it could not be created */
  onFirstModule: () => Promise<boolean>;
  onAdd: ((type: BlockType) => void) | undefined;
  onClose: () => void;
  children?: ReactNode;
};

export function QuickStartDialog({ opened, onFirstModule, onAdd, onClose, children }: QuickStartDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [needsLesson, setNeedsLesson] = useState(false);
  const create = async () => {
    setIsBusy(true);
    const isCreated = await onFirstModule();
    setIsBusy(false);
    if (isCreated) close();
  };
  const close = () => {
    setNeedsLesson(false);
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={texts.title}>
      <Box component="p" mb="md">
        {texts.text}
      </Box>
      <Button
        data-autofocus
        loading={isBusy}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void create()}
      >
        {texts.firstModule}
      </Button>
      {children}
      <Box component="h3" mt={28} mb={4} fz={17} fw={650}>
        {texts.contentTitle}
      </Box>
      <Box component="p" mb="md">
        {texts.contentHint}
      </Box>
      <AddBar
        isUnavailable={onAdd === undefined}
        onAdd={(type) => (onAdd === undefined ? setNeedsLesson(true) : onAdd(type))}
      />
      <Box mt="md">
        <FormError message={needsLesson && onAdd === undefined ? texts.lessonNeeded : null} />
        <FailureAt place="structure" />
      </Box>
    </Modal>
  );
}
