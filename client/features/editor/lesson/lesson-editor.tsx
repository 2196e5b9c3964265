import { Box, Button, Center, Group, Text } from '@mantine/core';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { compactSizeText, storageWarningShare, usedShare } from '#shared/assets/kinds.ts';
import type { BlockType } from '#shared/courses/content.ts';
import { isUnconfirmed } from '#shared/courses/origin.ts';
import type { EditedLesson, LessonItem } from '#shared/editor/state.ts';
import { originTexts } from '#shared/texts/ai/origin.ts';
import { structureTexts, contentTexts as texts } from '#shared/texts/courses/editor.ts';
import { organisationStorageTexts } from '#shared/texts/organisations/organisations.ts';
import common from '../../../components/common.module.css';
import { trpc } from '../../../trpc.ts';
import { AddBar } from '../blocks/add-bar.tsx';
import { FileButton } from '../blocks/asset-block.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import classes from '../blocks/blocks.module.css';
import { useEditorParts } from '../editor-context.ts';
import { ExtrasContext } from '../editor-slots.ts';
import { FailureAt } from '../notice-at.tsx';
import { useConfirmBlocks } from '../origin/source-chip.tsx';
import { InlineTitle } from '../titles/inline-title.tsx';
import { UploadRow } from '../uploads/upload-row.tsx';
import { useDropFiles } from '../uploads/use-drop-files.ts';

type LessonEditorProps = { item: LessonItem; lesson: EditedLesson; onMoveAway: (blockId: string) => void };

const isRewritable = ({ type }: EditedLesson['blocks'][number]): boolean => type === 'text' || type === 'quiz';

export function LessonEditor({ item, lesson, onMoveAway }: LessonEditorProps) {
  const { blocks, queue, uploads } = useEditorParts();
  const { lessonId } = lesson;
  const [newBlockId, setNewBlockId] = useState<string | null>(null);
  const addFiles = (files: readonly File[]) => uploads.add(files, { lessonId, blockId: null });
  const extras = useContext(ExtrasContext);
  const chooseFiles = (files: readonly File[]) => {
    const lesson = { lessonId, title: item.title };
    if (!extras?.offer({ files, lesson, attach: () => addFiles(files) })) addFiles(files);
  };
  const waitForSaves = () => queue.settled(({ about }) => about.lessonId === lessonId);
  const drop = useDropFiles(addFiles);
  const add = async (type: BlockType) => {
    const added = await blocks.add({ lessonId, type });
    if (added !== undefined) setNewBlockId(added.blockId);
  };
  return (
    <Box
      component="section"
      bg="var(--pg-surface)"
      pos="relative"
      className={`${classes.paper} ${common.line}`}
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
      />
      {lesson.blocks.length === 0 && (
        <Box py="1.5rem 0.5rem" c="dimmed">
          <Text c="bright" fz="lg" fw={600}>
            {texts.empty}
          </Text>
          <p>{texts.emptyHint}</p>
        </Box>
      )}
      <UnconfirmedNote lesson={lesson} />
      <BlockList lesson={lesson} newBlockId={newBlockId} onMoveAway={onMoveAway} />
      <LessonUploads lessonId={lessonId} />
      <FailureAt place="lesson" />
      <AddBar onAdd={(type) => void add(type)}>
        {extras?.lessonTools({
          lessonId,
          title: item.title,
          isEmpty: !lesson.blocks.some(isRewritable),
          waitForSaves,
        })}
        <FileButton label={texts.upload} isMultiple onChoose={chooseFiles} />
      </AddBar>
      <StorageNote />
      {drop.isOver && (
        <Center component="p" pos="absolute" inset={0} fw={600} className={classes.drop}>
          {texts.drop}
        </Center>
      )}
    </Box>
  );
}

function LessonUploads({ lessonId }: { lessonId: string }) {
  const { uploads } = useEditorParts();
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  const lessonUploads = all.filter((upload) => upload.lessonId === lessonId && upload.blockId === null);
  if (lessonUploads.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={texts.uploads}>
      {lessonUploads.map((upload) => (
        <li key={upload.id}>
          <UploadRow upload={upload} />
        </li>
      ))}
    </ul>
  );
}

function UnconfirmedNote({ lesson }: { lesson: EditedLesson }) {
  const confirm = useConfirmBlocks();
  const unconfirmed = lesson.blocks.filter(({ origin }) => isUnconfirmed(origin));
  if (unconfirmed.length === 0) return null;
  return (
    <Group mt="sm" gap="sm" justify="space-between">
      <Text c="dimmed" fz={14} miw={0}>
        {originTexts.waiting(unconfirmed.length)}
      </Text>
      <Button variant="default" size="sm" onClick={() => void confirm(unconfirmed)}>
        {originTexts.confirmAll}
      </Button>
    </Group>
  );
}

function StorageNote() {
  const { uploads } = useEditorParts();
  const uploadCount = useSyncExternalStore(uploads.subscribe, uploads.list).length;
  const { data: storage, refetch } = trpc.assets.storage.useQuery(undefined, { staleTime: 60_000 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of uploads is when to ask again
  useEffect(() => {
    void refetch();
  }, [uploadCount, refetch]);
  const share = storage === undefined ? 0 : usedShare(storage);
  if (storage === undefined || share < storageWarningShare) return null;
  return (
    <Text mt="sm" c="dimmed" fz={14} role="note">
      {share >= 1
        ? organisationStorageTexts.full
        : organisationStorageTexts.scarce(
            share,
            compactSizeText(storage.usedBytes),
            compactSizeText(storage.allowedBytes),
          )}
    </Text>
  );
}
