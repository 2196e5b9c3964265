import { Modal, Stack, UnstyledButton } from '@mantine/core';
import { type Icon, IconPaperclip, IconSparkles } from '@tabler/icons-react';
import { aiEditorTexts as texts } from '#shared/texts/ai/results.ts';
import { look } from '../../../components/look/look.ts';
import { useLast } from '../../../lib/hooks.ts';

export type Documents = {
  files: readonly File[];
  /** Only this lesson is meant; null for the course. */
  lesson: { lessonId: string; title: string } | null;
  /** Puts them into the open lesson; null while none is open. */
  attach: (() => void) | null;
};

type DocumentsDialogProps = {
  documents: Documents | null;
  onMake: (documents: Documents) => void;
  onClose: () => void;
};

/** What is to become of a document: an attachment, or something to be written from it. */
export function DocumentsDialog({ documents, onMake, onClose }: DocumentsDialogProps) {
  const last = useLast(documents);
  const isLesson = last?.lesson !== null;
  const attach = last?.attach ?? null;
  return (
    <Modal
      opened={documents !== null}
      onClose={onClose}
      title={(last?.files.length ?? 1) > 1 ? texts.documentsTitle : texts.documentTitle}
    >
      <Stack gap="sm">
        <p className={look('muted', 'anywhere')}>{last?.files.map(({ name }) => name).join(', ')}</p>
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
      className={look('surface', 'line', 'fit', 'row', 'gap12', 'hoverLine')}
      opacity={isDisabled ? 0.7 : 1}
      disabled={isDisabled}
      onClick={onClick}
    >
      <ChoiceIcon className={look('rigid')} size={22} stroke={1.75} aria-hidden="true" />
      <span className={look('narrowable')}>
        <span className={look('block', 'strong')}>{label}</span>
        <span className={look('block', 'muted', 'fine')}>{text}</span>
      </span>
    </UnstyledButton>
  );
}
