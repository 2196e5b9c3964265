import { Box } from '@mantine/core';
import { useContext, useState, useSyncExternalStore } from 'react';
import type { BlockType } from '#shared/courses/content.ts';
import type { EditedLesson, LessonItem } from '#shared/editor/state.ts';
import { structureTexts, contentTexts as texts } from '#shared/texts/courses/editor.ts';
import { look } from '../../../components/look/look.ts';
import { AddBar } from '../blocks/add-bar.tsx';
import { FileButton } from '../blocks/asset-block.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import classes from '../blocks/blocks.module.css';
import { useEditorParts } from '../editor-context.ts';
import { ExtrasContext } from '../editor-slots.ts';
import { FailureAt } from '../notice-at.tsx';
import { UnconfirmedNote } from '../origin/unconfirmed-note.tsx';
import { InlineTitle } from '../titles/inline-title.tsx';
import { StorageNote } from '../uploads/storage-note.tsx';
import { UploadRow } from '../uploads/upload-row.tsx';
import { useDropFiles } from '../uploads/use-drop-files.ts';

type LessonEditorProps = { item: LessonItem; lesson: EditedLesson; onMoveAway: (blockId: string) => void };

/** What can be written anew; films and files stay as they are. */
const isWritten = ({ type }: EditedLesson['blocks'][number]): boolean => type === 'text' || type === 'quiz';

/** The paper: title and content of one lesson. */
export function LessonEditor({ item, lesson, onMoveAway }: LessonEditorProps) {
  const { blocks, queue, rename, uploads } = useEditorParts();
  const { lessonId } = lesson;
  const [newBlockId, setNewBlockId] = useState<string | null>(null);
  const addFiles = (files: readonly File[]) => uploads.add(files, { lessonId, blockId: null });
  const extras = useContext(ExtrasContext);
  const chooseFiles = (files: readonly File[]) => {
    const lesson = { lessonId, title: item.title };
    if (!extras?.offer({ files, lesson, attach: () => addFiles(files) })) addFiles(files);
  };
  const saved = () => queue.settled(({ about }) => about.lessonId === lessonId);
  const drop = useDropFiles(addFiles);
  const add = async (type: BlockType) => {
    const added = await blocks.add({ lessonId, type });
    if (added !== undefined) setNewBlockId(added.blockId);
  };
  return (
    <section
      className={`${classes.paper} ${look('surface', 'line', 'relative')}`}
      aria-label={item.title}
      data-task=""
      data-dropping={drop.isOver || undefined}
      {...drop.on}
    >
      <InlineTitle
        level={2}
        target={{ kind: 'lesson', id: lessonId }}
        title={item.title}
        revision={item.revision}
        label={structureTexts.lessonName}
        onSave={(title, base) => rename({ kind: 'lesson', id: lessonId }, title, base)}
      />
      {lesson.blocks.length === 0 && (
        <Box py="1.5rem 0.5rem" className={look('muted')}>
          <p className={look('ink', 'larger', 'strong')}>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
        </Box>
      )}
      <UnconfirmedNote lesson={lesson} />
      <BlockList lesson={lesson} newBlockId={newBlockId} onMoveAway={onMoveAway} />
      <LessonUploads lessonId={lessonId} />
      <FailureAt place="lesson" />
      <AddBar onAdd={(type) => void add(type)}>
        {extras?.lessonTools({ lessonId, title: item.title, isEmpty: !lesson.blocks.some(isWritten), saved })}
        <FileButton label={texts.upload} isMultiple onChoose={chooseFiles} />
      </AddBar>
      <StorageNote />
      {drop.isOver && <p className={`${classes.drop} ${look('centred', 'cover', 'strong')}`}>{texts.drop}</p>}
    </section>
  );
}

/** Files that are on their way to become blocks of this lesson. */
function LessonUploads({ lessonId }: { lessonId: string }) {
  const { uploads } = useEditorParts();
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  const own = all.filter((upload) => upload.lessonId === lessonId && upload.blockId === null);
  if (own.length === 0) return null;
  return (
    <ul className={`${classes.uploads} ${look('stack')}`} aria-label={texts.uploads}>
      {own.map((upload) => (
        <li key={upload.id}>
          <UploadRow upload={upload} />
        </li>
      ))}
    </ul>
  );
}
