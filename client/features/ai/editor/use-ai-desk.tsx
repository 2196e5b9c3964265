import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSourceName } from '#shared/ai/files.ts';
import { paths } from '../../../lib/paths.ts';
import { BlockProposal } from './block-proposal.tsx';
import { bringIntoView, stripId } from './bring-into-view.ts';
import { type Documents, DocumentsDialog } from './documents-dialog.tsx';
import { type LessonOrder, LessonOrderDialog } from './lesson-order-dialog.tsx';
import { LessonTools } from './lesson-tools.tsx';
import { RedoDialog, type RedoneBlock } from './redo-dialog.tsx';

type OpenLesson = { lessonId: string; title: string; isEmpty: boolean; saved: RedoneBlock['saved'] };
type OpenDialog =
  | { kind: 'redo'; block: RedoneBlock }
  | { kind: 'documents'; documents: Documents }
  | { kind: 'order'; order: LessonOrder };

/** What the generator adds to the editor of a course, and the dialogs behind it. `extras` stays the same object. */
export function useAiDesk(courseId: string) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const extras = useMemo(
    () => ({
      lessonTools: ({ lessonId, title, isEmpty, saved }: OpenLesson) => (
        <LessonTools
          isEmpty={isEmpty}
          onOrder={() => setDialog({ kind: 'order', order: { lessonId, title, files: [] } })}
          onRedo={() => setDialog({ kind: 'redo', block: { blockId: null, lessonId, type: 'text', saved } })}
        />
      ),
      block: ({ blockId }: { blockId: string }) => <BlockProposal courseId={courseId} blockId={blockId} />,
      redo: (block: RedoneBlock) => setDialog({ kind: 'redo', block }),
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
          else bringIntoView(stripId);
        }}
        onClose={close}
      />
    </>
  );
  return { extras, dialogs };
}
