import { Box, Flex, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowRight, IconCopy, IconSparkles, IconTrash } from '@tabler/icons-react';
import { lazy, memo, Suspense, useContext } from 'react';
import { type BlockContent, contentLimits, type VideoContent } from '#shared/courses/content.ts';
import { videoSource } from '#shared/courses/video.ts';
import type { EditedBlock } from '#shared/editor/state.ts';
import { aiEditorTexts } from '#shared/texts/ai/results.ts';
import { contentTexts, structureTexts as texts, videoTexts } from '#shared/texts/courses/editor.ts';
import { VideoBlock as VideoView } from '../../../components/content-view/video-block.tsx';
import { DragHandle, DropTarget } from '../../../components/dragging/drag-parts.tsx';
import { LazyMenu, type MenuEntry } from '../../../components/lazy-menu/lazy-menu.tsx';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { rowEntries } from '../../../components/outline/outline.tsx';
import { useEditorParts } from '../editor-context.ts';
import { type EditorExtras, ExtrasContext } from '../editor-slots.ts';
import { FailureAt } from '../notice-at.tsx';
import { blockNoticeKey } from '../notice-board.ts';
import { OriginBar } from '../origin/origin-bar.tsx';
import { draftOf, useEntry } from '../saving/block-queue.ts';
import { AssetBlock } from './asset-block.tsx';
import { BlockProblem } from './block-problem.tsx';
import classes from './blocks.module.css';
import { QuizBlock } from './quiz-block.tsx';

/** Lazy, because the rich text editor is the heaviest part of the page. */
const TextBlock = lazy(() => import('./text-block.tsx').then((module) => ({ default: module.TextBlock })));

type BlockCardProps = {
  /** The server's version; unsaved changes come from the queue. */
  block: EditedBlock;
  lessonId: string;
  index: number;
  count: number;
  hasFocus: boolean;
  onMoveAway: (blockId: string) => void;
};

export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { block, lessonId, index, count } = props;
  const { blockId, type } = block;
  const { queue, blocks } = useEditorParts();
  const extras = useContext(ExtrasContext);
  const entry = useEntry(queue, blockId);
  const typeName = contentTexts.types[type] ?? contentTexts.unknown;
  const name = contentTexts.blockName(typeName, index);
  const problem = entry?.problem ?? null;
  const showsProblem = problem !== null && !(problem.kind === 'refused' && problem.message === videoTexts.invalid);
  return (
    <Box
      component="li"
      miw={0}
      pos="relative"
      className={classes.card}
      data-problem={showsProblem || undefined}
      aria-label={name}
    >
      <DropTarget slot={{ kind: 'block', parentId: lessonId, index, count, parentTitle: '' }} />
      {showsProblem && (
        <BlockProblem problem={problem} blockId={blockId} lessonId={lessonId} block={entry?.value ?? block} />
      )}
      <Group gap={4} wrap="nowrap" ms={-6} mih="2.5rem">
        <DragHandle dragged={{ kind: 'block', id: blockId, title: name, parentId: lessonId, index }} />
        <Text span p="0.0625rem 0.5rem" me="auto" c="dimmed" fz="xs" fw={600} bg="var(--pg-sunken)" bdrs="sm">
          {typeName}
        </Text>
        <Flex
          component="button"
          justify="center"
          align="center"
          bdrs="md"
          className={classes.remove}
          type="button"
          aria-label={contentTexts.removeNamed(name)}
          onClick={() => void blocks.remove(blockId)}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </Flex>
        <LazyMenu
          label={texts.menuOf(name)}
          entries={() => [...entriesOf(props, blocks), ...redoEntries(props, queue, extras)]}
        />
      </Group>
      <FailureAt place={blockNoticeKey(blockId)} />
      <OriginBar block={block} name={name} hasUnsavedText={entry !== undefined} />
      <BlockFields {...props} name={name} shown={entry?.value ?? block} />
      {extras?.block({ blockId })}
    </Box>
  );
});

type BlockFieldsProps = BlockCardProps & { name: string; shown: BlockContent };

function BlockFields({ block, lessonId, hasFocus, name, shown }: BlockFieldsProps) {
  const { queue, uploads } = useEditorParts();
  const edit = (content: BlockContent, isAtOnce = false) =>
    queue.edit(draftOf(block, lessonId), content, isAtOnce ? 0 : undefined);
  switch (shown.type) {
    case 'text':
      return (
        <Suspense fallback={<Skeleton height={56} />}>
          <TextBlock
            content={shown.content}
            name={name}
            hasFocus={hasFocus}
            onEdit={(content) => edit({ type: 'text', content })}
            onFiles={(files) => uploads.add(files, { lessonId, blockId: null, after: block.blockId })}
          />
        </Suspense>
      );
    case 'video':
      return (
        <VideoBlock
          content={shown.content}
          hasFocus={hasFocus}
          onEdit={(content) => edit({ type: 'video', content })}
        />
      );
    case 'quiz':
      return (
        <QuizBlock
          content={shown.content}
          hasFocus={hasFocus}
          onEdit={(content, isAtOnce) => edit({ type: 'quiz', content }, isAtOnce)}
        />
      );
    case 'asset':
      return (
        <AssetBlock
          content={shown.content}
          blockId={block.blockId}
          lessonId={lessonId}
          onEdit={(content) => edit({ type: 'asset', content })}
        />
      );
    default:
      return (
        <Text c="dimmed" fz={14} fw={400}>
          {contentTexts.unknown}
        </Text>
      );
  }
}

function entriesOf(
  { block: { blockId }, lessonId, index, count, onMoveAway }: BlockCardProps,
  blocks: ReturnType<typeof useEditorParts>['blocks'],
): MenuEntry[] {
  const actions = {
    step: (by: number) => void blocks.move(blockId, { lessonId, index: index + by }),
    isFirst: index === 0,
    isLast: index === count - 1,
    remove: () => void blocks.remove(blockId),
  };
  return rowEntries(actions, [
    { label: contentTexts.moveTo, icon: IconArrowRight, onClick: () => onMoveAway(blockId) },
    { label: texts.duplicate, icon: IconCopy, onClick: () => void blocks.duplicate(blockId) },
  ]);
}

function redoEntries(
  { block: { blockId, type }, lessonId }: BlockCardProps,
  queue: ReturnType<typeof useEditorParts>['queue'],
  extras: EditorExtras | null,
): MenuEntry[] {
  if (extras === null || (type !== 'text' && type !== 'quiz')) return [];
  const waitForSaves = () => queue.settled(({ key }) => key === blockId);
  return [
    {
      label: aiEditorTexts.redo,
      icon: IconSparkles,
      onClick: () => extras.redo({ blockId, lessonId, type, waitForSaves }),
    },
  ];
}

type VideoBlockProps = { content: VideoContent; hasFocus: boolean; onEdit: (content: VideoContent) => void };

function VideoBlock({ content, hasFocus, onEdit }: VideoBlockProps) {
  const isPlayable = videoSource(content.url) !== null;
  const isInvalid = content.url.trim() !== '' && !isPlayable;
  return (
    <Stack gap={14}>
      <LineField
        label={videoTexts.url}
        description={videoTexts.hint}
        inputMode="url"
        autoComplete="off"
        maxLength={contentLimits.longLine}
        autoFocus={hasFocus}
        value={content.url}
        error={isInvalid && videoTexts.invalid}
        onChange={({ currentTarget: { value } }) => onEdit({ ...content, url: value })}
      />
      <LineField
        label={videoTexts.title}
        autoComplete="off"
        maxLength={contentLimits.line}
        value={content.title}
        onChange={({ currentTarget: { value } }) => onEdit({ ...content, title: value })}
      />
      {isPlayable && <VideoView content={{ url: content.url, title: '' }} />}
    </Stack>
  );
}
