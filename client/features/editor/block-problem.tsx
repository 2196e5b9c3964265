import { Alert, Box, Button, Group } from '@mantine/core';
import type { BlockContent } from '#shared/courses/content.ts';
import { editorTexts, conflictTexts as texts } from '#shared/texts/editor.ts';
import { look } from '../../components/look/look.ts';
import { Prose } from '../../components/prose/prose.tsx';
import classes from './blocks.module.css';
import type { Problem } from './drafts.ts';
import { useEditorParts } from './editor-context.ts';

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
        <Box component="p" mb="sm">
          {texts.goneHint}
        </Box>
        <Group gap="xs" align="stretch">
          <Button size="sm" onClick={() => void insertAgain()}>
            {texts.insert}
          </Button>
          <Button variant="default" size="sm" onClick={() => queue.discard(blockId)}>
            {texts.discard}
          </Button>
        </Group>
      </Alert>
    );
  }
  return (
    <Alert color="amber" title={texts.changed(problem.name)} role="alert">
      <Box component="p" mb="sm">
        {texts.hint}
      </Box>
      {problem.theirs.type === 'text' && problem.theirs.content.content !== '' && (
        <details className={`${classes.theirs} ${look('surface', 'roundMd')}`}>
          <summary>{texts.look(problem.name)}</summary>
          <Prose html={problem.theirs.content.content} />
        </details>
      )}
      <Group gap="xs" align="stretch">
        <Button size="sm" onClick={() => queue.keepMine(blockId)}>
          {texts.mine}
        </Button>
        <Button variant="default" size="sm" onClick={() => queue.takeTheirs(blockId)}>
          {texts.theirs}
        </Button>
      </Group>
    </Alert>
  );
}
