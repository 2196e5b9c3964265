import { Alert, Button } from '@mantine/core';
import type { BlockContent } from '#shared/courses/content.ts';
import { editorTexts, conflictTexts as texts } from '#shared/texts/editor.ts';
import { Prose } from '../../../components/prose/prose.tsx';
import { useEditorParts } from '../editor-context.ts';
import type { Problem } from '../saving/drafts.ts';
import classes from './blocks.module.css';

type BlockProblemProps = { problem: Problem; blockId: string; lessonId: string; block: BlockContent };

/** Why a block is not saved, and what its author can do about it. */
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
  if (problem.kind === 'gone') {
    return (
      <Alert color="amber" title={texts.gone} role="alert">
        <p className={classes.problemText}>{texts.goneHint}</p>
        <div className={classes.uploadActions}>
          <Button size="sm" onClick={() => void insertAgain()}>
            {texts.insert}
          </Button>
          <Button variant="default" size="sm" onClick={() => queue.discard(blockId)}>
            {texts.discard}
          </Button>
        </div>
      </Alert>
    );
  }
  return (
    <Alert color="amber" title={texts.changed(problem.name)} role="alert">
      <p className={classes.problemText}>{texts.hint}</p>
      {problem.theirs.type === 'text' && problem.theirs.content.content !== '' && (
        <details className={classes.theirs}>
          <summary>{texts.look(problem.name)}</summary>
          <Prose html={problem.theirs.content.content} />
        </details>
      )}
      <div className={classes.uploadActions}>
        <Button size="sm" onClick={() => queue.keepMine(blockId)}>
          {texts.mine}
        </Button>
        <Button variant="default" size="sm" onClick={() => queue.takeTheirs(blockId)}>
          {texts.theirs}
        </Button>
      </div>
    </Alert>
  );
}
