import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { textOfPart } from '#shared/ai/source.ts';
import { type BlockOrigin, markEdited, type OriginSource } from '#shared/courses/origin.ts';
import type { EditedBlock, SavedBlock } from '#shared/editor/state.ts';
import { originTexts as texts } from '#shared/texts/ai/origin.ts';
import common from '../../../components/common.module.css';
import { trpc } from '../../../trpc.ts';
import { useEditorParts } from '../editor-context.ts';
import { blocksConfirmed } from '../lesson/lesson-cache.ts';
import { blockNoticeKey } from '../notice-board.ts';
import classes from './origin.module.css';
import { OriginPopover } from './origin-popover.tsx';

type SourceChipProps = { block: EditedBlock; origin: BlockOrigin; isEdited: boolean };

export function SourceChip({ block, origin, isEdited }: SourceChipProps) {
  const confirm = useConfirmBlocks();
  const { source } = origin;
  if (source === null) return null;
  const state = (isEdited ? markEdited(origin) : origin)?.sourceState ?? 'none';
  const where = texts.place(source);
  const { sourceUrl } = block;
  return (
    <OriginPopover text={`${where} · ${texts.states[state]}`} label={`${where} · ${texts.states[state]}`}>
      {source.quote !== '' && <blockquote className={`${classes.quote} ${common.anywhere}`}>{source.quote}</blockquote>}
      <Text c="dimmed">{texts.stateTexts[state]}</Text>
      {sourceUrl === null ? (
        <PastedTextPart source={source} />
      ) : (
        <Anchor href={sourceUrl} target="_blank" rel="noopener">
          {texts.openFile}
        </Anchor>
      )}
      {state === 'toCheck' && !isEdited && (
        <Button variant="default" size="compact-sm" onClick={() => void confirm([block], block.blockId)}>
          {texts.stillFits}
        </Button>
      )}
    </OriginPopover>
  );
}

function PastedTextPart({ source }: { source: OriginSource }) {
  const { courseId } = useEditorParts();
  const [isRequested, setIsRequested] = useState(false);
  const { sourceId, part } = source;
  const query = trpc.ai.sourcePart.useQuery({ courseId, sourceId, part }, { enabled: isRequested, retry: false });
  if (!isRequested)
    return (
      <Button variant="default" size="compact-sm" onClick={() => setIsRequested(true)}>
        {texts.showPart}
      </Button>
    );
  if (query.isError) return <p role="alert">{texts.partFailed}</p>;
  if (query.data === undefined) return <Skeleton height={48} />;
  return <p className={`${classes.part} ${common.anywhere}`}>{textOfPart(query.data)}</p>;
}

/** 'Geprüft' and 'Passt noch'. `blockId`: where an error shows; above the lesson by default. */
export function useConfirmBlocks() {
  const { courseId, run } = useEditorParts();
  const utils = trpc.useUtils();
  return (read: readonly SavedBlock[], blockId?: string) => {
    const blocks = read.map((block) => ({ blockId: block.blockId, revision: block.revision }));
    return run({
      lessonChange: blocksConfirmed(blocks.map((block) => block.blockId)),
      call: () => utils.client.ai.confirmBlocks.mutate({ courseId, blocks }).then(() => true),
      failure: { text: texts.confirmFailed, at: blockId === undefined ? 'lesson' : blockNoticeKey(blockId) },
    });
  };
}
