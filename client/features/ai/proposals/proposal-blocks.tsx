import { Box, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import { proposalTexts as texts } from '#shared/texts/ai/results.ts';
import common from '../../../components/common.module.css';
import { QuizBlock } from '../../../components/content-view/quiz-block.tsx';
import { plainTextOf } from '../../../components/difference/plain-text.ts';
import { TextDiff } from '../../../components/difference/text-diff.tsx';
import { Prose } from '../../../components/prose/prose.tsx';

const textOf = (block: GeneratedBlock): string =>
  block.type === 'text'
    ? plainTextOf(block.html)
    : [block.question, ...block.options.map((option) => `· ${option}`), block.explanation].join('\n');

const collapsedCount = 3;

export function NewBlocks({ blocks }: { blocks: readonly GeneratedBlock[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? blocks : blocks.slice(0, collapsedCount);
  if (blocks.length === 0) return <Text c="dimmed">{texts.nothing}</Text>;
  return (
    <Stack gap="md">
      {shown.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change, they are replaced as a whole
        <Box key={index} maw="var(--pg-reading)" className={common.anywhere}>
          {block.type === 'text' ? <Prose html={block.html} /> : <QuizBlock content={block} solution={block} />}
        </Box>
      ))}
      {blocks.length > shown.length && (
        <Button className={common.atStart} variant="subtle" size="sm" onClick={() => setShowsAll(true)}>
          {texts.more(blocks.length - shown.length)}
        </Button>
      )}
    </Stack>
  );
}

type ChangedBlocksProps = { before: readonly GeneratedBlock[]; after: readonly GeneratedBlock[] };

export function ChangedBlocks({ before, after }: ChangedBlocksProps) {
  return <TextDiff before={before.map(textOf).join('\n')} after={after.map(textOf).join('\n')} />;
}
