import { Box, Group } from '@mantine/core';
import type { BlockChange } from '#shared/publishing/diff.ts';
import type { SnapshotBlock } from '#shared/publishing/snapshot.ts';
import { compareTexts as texts } from '#shared/texts/courses/publishing.ts';
import { TextDiff } from '../../components/difference/text-diff.tsx';
import { look } from '../../components/look/look.ts';
import { StateBadge } from '../../components/state-badge.tsx';
import { blockFields, changedFields } from './block-fields.ts';
import classes from './compare.module.css';

export function BlockChangeView({ change: { kind, before, after } }: { change: BlockChange }) {
  const block = after ?? before;
  if (block === null) return null;
  return (
    <Box component="li" py="sm" px="md" className={look('surface', 'line', 'roundMd')}>
      <Group component="p" gap="0.375rem 0.75rem">
        <span className={look('muted', 'fine', 'strong')}>{texts.blockTypes[block.type]}</span>
        <StateBadge of="change" state={kind}>
          {texts.kinds[kind]}
        </StateBadge>
      </Group>
      {kind === 'moved' ? <Moved block={block} /> : <Fields before={before} after={after} />}
    </Box>
  );
}

/** Enough words to know which one it is. */
function Moved({ block }: { block: SnapshotBlock }) {
  const [first] = blockFields(block);
  return (
    <Box component="p" mt={6} className={look('clamp3')}>
      {first && first.value !== '' ? first.value : texts.empty}
      <span className={look('muted', 'anywhere')}>, {texts.movedText}</span>
    </Box>
  );
}

function Fields({ before, after }: { before: SnapshotBlock | null; after: SnapshotBlock | null }) {
  const fields = changedFields(before, after);
  if (fields.length === 0) {
    return (
      <p className={look('muted', 'anywhere')}>{before !== null && after !== null ? texts.formatOnly : texts.empty}</p>
    );
  }
  return (
    <dl className={`${classes.fields} ${look('stack', 'gap8')}`}>
      {fields.map(({ name, before: former, after: present }) => (
        <div key={name}>
          {name !== 'text' && <dt>{texts.fields[name]}</dt>}
          <dd>
            <TextDiff before={former} after={present} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
