import { Button, Group, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { isUnconfirmed } from '#shared/courses/origin.ts';
import type { EditedBlock } from '#shared/editor/state.ts';
import { originTexts as texts } from '#shared/texts/ai/origin.ts';
import { OriginPopover } from './origin-popover.tsx';
import { SourceChip, useConfirmBlocks } from './source-chip.tsx';

export function OriginBar({
  block,
  name,
  hasUnsavedText,
}: {
  block: EditedBlock;
  name: string;
  hasUnsavedText: boolean;
}) {
  const { origin } = block;
  const confirm = useConfirmBlocks();
  if (origin === null) return null;
  const isMarked = isUnconfirmed(origin) && !hasUnsavedText;
  if (!isMarked && origin.source === null) return null;
  return (
    <Group gap={8} mb="xs" data-origin={origin.state}>
      {isMarked && (
        <OriginPopover text={texts.marks[origin.generator]} label={texts.marks[origin.generator]} isMark>
          <p>{texts.markHint}</p>
          {origin.generator === 'embedded' && <Text c="dimmed">{texts.embedded}</Text>}
        </OriginPopover>
      )}
      <SourceChip block={block} origin={origin} isEdited={hasUnsavedText} />
      {isMarked && (
        <Button
          variant="subtle"
          size="sm"
          mih="1.75rem"
          px={8}
          fz="0.8125rem"
          leftSection={<IconCheck size={16} stroke={1.75} aria-hidden="true" />}
          aria-label={texts.confirmNamed(name)}
          onClick={() => void confirm([block], block.blockId)}
        >
          {texts.confirm}
        </Button>
      )}
    </Group>
  );
}
