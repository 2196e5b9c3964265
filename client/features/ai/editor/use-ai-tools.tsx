import { Box, Button, Modal } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSourceName } from '#shared/ai/source.ts';
import { aiEditorTexts as texts } from '#shared/texts/ai/results.ts';
import { useLastValue } from '../../../lib/hooks.ts';
import { paths } from '../../../lib/paths.ts';
import { OrderForm } from '../order/order-form.tsx';
import { BlockProposal, generationStripId, scrollOnceRendered } from './block-proposal.tsx';
import { type Documents, DocumentsDialog } from './documents-dialog.tsx';
import { RedoDialog, type RedoTarget } from './redo-dialog.tsx';

type OpenLesson = { lessonId: string; title: string; isEmpty: boolean; waitForSaves: RedoTarget['waitForSaves'] };
type OpenDialog =
  | { kind: 'redo'; block: RedoTarget }
  | { kind: 'documents'; documents: Documents }
  | { kind: 'order'; order: LessonOrder };

export function useAiTools(courseId: string) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const extras = useMemo(
    () => ({
      lessonTools: ({ lessonId, title, isEmpty, waitForSaves }: OpenLesson) => (
        <LessonTools
          isEmpty={isEmpty}
          onOrder={() => setDialog({ kind: 'order', order: { lessonId, title, files: [] } })}
          onRedo={() => setDialog({ kind: 'redo', block: { blockId: null, lessonId, type: 'text', waitForSaves } })}
        />
      ),
      block: ({ blockId }: { blockId: string }) => <BlockProposal courseId={courseId} blockId={blockId} />,
      redo: (block: RedoTarget) => setDialog({ kind: 'redo', block }),
      offer: (documents: Documents): boolean => {
        const isOffered = documents.files.some(({ name }) => isSourceName(name));
        if (isOffered) setDialog({ kind: 'documents', documents });
        return isOffered;
      },
    }),
    [courseId],
  );
  const close = () => setDialog(null);
  const dialogs = (
    <>
      <RedoDialog courseId={courseId} block={dialog?.kind === 'redo' ? dialog.block : null} onClose={close} />
      <DocumentsDialog
        documents={dialog?.kind === 'documents' ? dialog.documents : null}
        onMake={({ files, lesson }) =>
          setDialog({ kind: 'order', order: { lessonId: lesson?.lessonId ?? null, title: lesson?.title ?? '', files } })
        }
        onClose={close}
      />
      <LessonOrderDialog
        courseId={courseId}
        order={dialog?.kind === 'order' ? dialog.order : null}
        onOrdered={(lessonId) => {
          close();
          if (lessonId === null) void navigate(paths.company.courseAi(courseId));
          else scrollOnceRendered(generationStripId);
        }}
        onClose={close}
      />
    </>
  );
  return { extras, dialogs };
}

type LessonToolsProps = { isEmpty: boolean; onOrder: () => void; onRedo: () => void };

function LessonTools({ isEmpty, onOrder, onRedo }: LessonToolsProps) {
  const icon = <IconSparkles size={18} stroke={1.75} aria-hidden="true" />;
  return (
    <>
      <Button variant="default" size="sm" leftSection={icon} onClick={onOrder}>
        {texts.content}
      </Button>
      {!isEmpty && (
        <Button variant="default" size="sm" leftSection={icon} onClick={onRedo}>
          {texts.redoLesson}
        </Button>
      )}
    </>
  );
}

type LessonOrder = { lessonId: string | null; title: string; files: readonly File[] };

type LessonOrderDialogProps = {
  courseId: string;
  order: LessonOrder | null;
  onOrdered: (lessonId: string | null) => void;
  onClose: () => void;
};

function LessonOrderDialog({ courseId, order, onOrdered, onClose }: LessonOrderDialogProps) {
  const last = useLastValue(order);
  const lessonId = last?.lessonId ?? null;
  return (
    <Modal
      opened={order !== null}
      onClose={onClose}
      title={lessonId === null ? texts.makeCourse : texts.contentTitle(last?.title ?? '')}
      size="lg"
    >
      <Box component="p" mb="md">
        {lessonId === null ? texts.makeCourseText : texts.contentText}
      </Box>
      <OrderForm
        target={{ courseId, lessonId }}
        mayOrder
        initial={last !== null && last.files.length > 0 ? { kind: 'files' } : {}}
        files={last?.files ?? []}
        onOrdered={() => onOrdered(lessonId)}
      >
        <Button variant="subtle" onClick={onClose}>
          {texts.cancel}
        </Button>
      </OrderForm>
    </Modal>
  );
}
