import { Box, Button, Modal } from '@mantine/core';
import { aiEditorTexts as texts } from '#shared/texts/ai/results.ts';
import { useLast } from '../../../lib/use-last.ts';
import { OrderForm } from '../order/order-form.tsx';

/** `lessonId` null: for the whole course. */
export type LessonOrder = { lessonId: string | null; title: string; files: readonly File[] };

type LessonOrderDialogProps = {
  courseId: string;
  order: LessonOrder | null;
  onOrdered: (lessonId: string | null) => void;
  onClose: () => void;
};

/** The order form inside the editor. */
export function LessonOrderDialog({ courseId, order, onOrdered, onClose }: LessonOrderDialogProps) {
  const last = useLast(order);
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
