import { Box, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import { proposalTexts as texts } from '#shared/texts/ai/results.ts';
import { QuizBlock } from '../../../components/content-view/quiz-block.tsx';
import { plainTextOf } from '../../../components/difference/plain-text.ts';
import { TextDiff } from '../../../components/difference/text-diff.tsx';
import { look } from '../../../components/look/look.ts';
import { Prose } from '../../../components/prose/prose.tsx';

/** What of a block can be read. */
const wordsOf = (block: GeneratedBlock): string =>
  block.type === 'text'
    ? plainTextOf(block.html)
    : [block.question, ...block.options.map((option) => `· ${option}`), block.explanation].join('\n');

const shownAtOnce = 3;

/** What is new, as its readers would see it. The server has cleaned it like everything that is stored. */
export function NewBlocks({ blocks }: { blocks: readonly GeneratedBlock[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? blocks : blocks.slice(0, shownAtOnce);
  if (blocks.length === 0) return <p className={look('muted')}>{texts.nothing}</p>;
  return (
    <Stack gap="md">
      {shown.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change, they are replaced as a whole
        <Box key={index} className={look('anywhere', 'reading')}>
          {block.type === 'text' ? <Prose html={block.html} /> : <QuizBlock content={block} solution={block} />}
        </Box>
      ))}
      {blocks.length > shown.length && (
        <Button className={look('atStart')} variant="subtle" size="sm" onClick={() => setIsWhole(true)}>
          {texts.more(blocks.length - shown.length)}
        </Button>
      )}
    </Stack>
  );
}

type ChangedBlocksProps = { before: readonly GeneratedBlock[]; after: readonly GeneratedBlock[] };

/** Both as one: what would go is struck out, what would come is underlined. */
export function ChangedBlocks({ before, after }: ChangedBlocksProps) {
  return <TextDiff before={before.map(wordsOf).join('\n')} after={after.map(wordsOf).join('\n')} />;
}
