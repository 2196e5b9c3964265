import { Alert } from '@mantine/core';
import type { BlockContent } from '#shared/courses/content.ts';
import { editorTexts, conflictTexts as texts } from '#shared/texts/courses/editor.ts';
import { ConflictNotice } from '../../../components/conflict-notice/conflict-notice.tsx';
import { Prose } from '../../../components/prose/prose.tsx';
import type { Problem } from '../../../lib/outbox/revision-queue.ts';
import { useEditorParts } from '../editor-context.ts';
import type { BlockKind } from '../saving/block-queue.ts';
import classes from './blocks.module.css';

type BlockProblemProps = { problem: Problem<BlockKind>; blockId: string; lessonId: string; block: BlockContent };

export function BlockProblem({ problem, blockId, lessonId, block }: BlockProblemProps) {
  const { queue, blocks } = useEditorParts();
  if (problem.kind === 'refused') {
    return (
      <Alert color="red" title={editorTexts.saveFailedTitle} role="alert">
        {problem.message}
      </Alert>
    );
  }
  const insertAgain = async () => {
    if (await blocks.insertAgain(lessonId, block)) queue.discard(blockId);
  };
  if (problem.kind === 'gone')
    return (
      <ConflictNotice
        title={texts.gone}
        text={texts.goneHint}
        choices={[
          { label: texts.insert, onClick: () => void insertAgain(), isMain: true },
          { label: texts.discard, onClick: () => queue.discard(blockId) },
        ]}
      />
    );
  const theirs = problem.theirs.value;
  return (
    <ConflictNotice
      title={texts.changed(problem.name)}
      text={texts.hint}
      choices={[
        { label: texts.mine, onClick: () => queue.keepMine(blockId), isMain: true },
        { label: texts.theirs, onClick: () => queue.acceptTheirs(blockId) },
      ]}
    >
      {theirs.type === 'text' && theirs.content.content !== '' && (
        <details className={classes.theirs}>
          <summary>{texts.look(problem.name)}</summary>
          <Prose html={theirs.content.content} />
        </details>
      )}
    </ConflictNotice>
  );
}
