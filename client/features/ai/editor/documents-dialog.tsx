import { Group, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { type Icon, IconPaperclip, IconSparkles } from '@tabler/icons-react';
import { aiEditorTexts as texts } from '#shared/texts/ai/results.ts';
import common from '../../../components/common.module.css';
import { useLastValue } from '../../../lib/hooks.ts';

export type Documents = {
  files: readonly File[];
  lesson: { lessonId: string; title: string } | null;
  attach: (() => void) | null;
};

type DocumentsDialogProps = {
  documents: Documents | null;
  onMake: (documents: Documents) => void;
  onClose: () => void;
};

export function DocumentsDialog({ documents, onMake, onClose }: DocumentsDialogProps) {
  const last = useLastValue(documents);
  const isLesson = last?.lesson !== null;
  const attach = last?.attach ?? null;
  return (
    <Modal
      opened={documents !== null}
      onClose={onClose}
      title={(last?.files.length ?? 1) > 1 ? texts.documentsTitle : texts.documentTitle}
    >
      <Stack gap="sm">
        <Text c="dimmed" className={common.anywhere}>
          {last?.files.map(({ name }) => name).join(', ')}
        </Text>
        <Choice
          icon={IconPaperclip}
          label={texts.attach}
          text={attach === null ? texts.attachNeedsLesson : texts.attachText}
          isDisabled={attach === null}
          onClick={() => {
            onClose();
            attach?.();
          }}
        />
        <Choice
          icon={IconSparkles}
          label={isLesson ? texts.makeLesson : texts.makeCourse}
          text={isLesson ? texts.makeLessonText : texts.makeCourseText}
          onClick={() => last !== null && onMake(last)}
        />
      </Stack>
    </Modal>
  );
}

type ChoiceProps = { icon: Icon; label: string; text: string; isDisabled?: boolean; onClick: () => void };

function Choice({ icon: ChoiceIcon, label, text, isDisabled = false, onClick }: ChoiceProps) {
  return (
    <UnstyledButton
      p="md"
      bg="var(--pg-surface)"
      bdrs="fit"
      className={`${common.line} ${common.hoverLine}`}
      opacity={isDisabled ? 0.7 : 1}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Group component="span" gap="sm" wrap="nowrap">
        <ChoiceIcon size={22} stroke={1.75} aria-hidden="true" />
        <Text span miw={0}>
          <Text span display="block" fw={600}>
            {label}
          </Text>
          <Text span display="block" c="dimmed" fz={14}>
            {text}
          </Text>
        </Text>
      </Group>
    </UnstyledButton>
  );
}
