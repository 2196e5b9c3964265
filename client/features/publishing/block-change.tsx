import { Box, Group, Stack, Text } from '@mantine/core';
import type { BlockChange } from '#shared/publishing/diff.ts';
import type { SnapshotBlock } from '#shared/publishing/snapshot.ts';
import { compareTexts as texts } from '#shared/texts/courses/publishing.ts';
import common from '../../components/common.module.css';
import { TextDiff } from '../../components/difference/text-diff.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { blockFields, changedFields } from './block-fields.ts';
import classes from './compare.module.css';

export function BlockChangeView({ change: { kind, before, after } }: { change: BlockChange }) {
  const block = after ?? before;
  if (block === null) return null;
  return (
    <Box component="li" py="sm" px="md" bg="var(--pg-surface)" bd="1px solid var(--pg-line)" bdrs="md">
      <Group component="p" gap="0.375rem 0.75rem">
        <Text span c="dimmed" fz={14} fw={600}>
          {texts.blockTypes[block.type]}
        </Text>
        <StateBadge of="change" state={kind}>
          {texts.kinds[kind]}
        </StateBadge>
      </Group>
      {kind === 'moved' ? <MovedBlock block={block} /> : <Fields before={before} after={after} />}
    </Box>
  );
}

function MovedBlock({ block }: { block: SnapshotBlock }) {
  const [first] = blockFields(block);
  return (
    <Text mt={6} lineClamp={3}>
      {first && first.value !== '' ? first.value : texts.empty}
      <Text span c="dimmed" className={common.anywhere}>
        , {texts.movedText}
      </Text>
    </Text>
  );
}

function Fields({ before, after }: { before: SnapshotBlock | null; after: SnapshotBlock | null }) {
  const fields = changedFields(before, after);
  if (fields.length === 0) {
    return (
      <Text c="dimmed" className={common.anywhere}>
        {before !== null && after !== null ? texts.formatOnly : texts.empty}
      </Text>
    );
  }
  return (
    <Stack component="dl" gap="xs" className={classes.fields}>
      {fields.map(({ name, before: oldValue, after: newValue }) => (
        <div key={name}>
          {name !== 'text' && <dt>{texts.fields[name]}</dt>}
          <dd>
            <TextDiff before={oldValue} after={newValue} />
          </dd>
        </div>
      ))}
    </Stack>
  );
}
