import type { BlockChange } from '#shared/publishing/diff.ts';
import type { SnapshotBlock } from '#shared/publishing/snapshot.ts';
import { compareTexts as texts } from '#shared/texts/publishing.ts';
import { blockFields, changedFields } from './block-fields.ts';
import { ChangeBadge } from './change-badge.tsx';
import classes from './compare.module.css';
import { TextDiff } from './text-diff.tsx';

export function BlockChangeView({ change: { kind, before, after } }: { change: BlockChange }) {
  const block = after ?? before;
  if (block === null) return null;
  return (
    <li className={classes.block}>
      <p className={classes.changeHead}>
        <span className={classes.blockType}>{texts.blockTypes[block.type]}</span>
        <ChangeBadge kind={kind} />
      </p>
      {kind === 'moved' ? <Moved block={block} /> : <Fields before={before} after={after} />}
    </li>
  );
}

/** Enough words to know which one it is. */
function Moved({ block }: { block: SnapshotBlock }) {
  const [first] = blockFields(block);
  return (
    <p className={classes.excerpt}>
      {first && first.value !== '' ? first.value : texts.empty}
      <span className={classes.muted}>, {texts.movedText}</span>
    </p>
  );
}

function Fields({ before, after }: { before: SnapshotBlock | null; after: SnapshotBlock | null }) {
  const fields = changedFields(before, after);
  if (fields.length === 0) {
    return <p className={classes.muted}>{before !== null && after !== null ? texts.formatOnly : texts.empty}</p>;
  }
  return (
    <dl className={classes.fields}>
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
