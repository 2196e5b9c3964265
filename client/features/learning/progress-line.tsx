import { Box } from '@mantine/core';
import { useId } from 'react';
import { progressTexts as texts } from '#shared/texts/learning/learning.ts';
import { look } from '../../components/look/look.ts';
import { ShareBar } from '../../components/share-bar.tsx';

type ProgressLineProps = { done: number; of: number; label?: string };

/** How many lessons are done, as a line and in words. */
export function ProgressLine({ done, of, label = texts.label }: ProgressLineProps) {
  const wordsId = useId();
  return (
    <div>
      <ShareBar value={done} of={of} label={label} color="var(--pg-fit-text)" describedBy={wordsId} />
      <Box component="p" mt={6} className={look('muted', 'fine', 'numbers')} id={wordsId}>
        {texts.done(done, of)}
      </Box>
    </div>
  );
}
