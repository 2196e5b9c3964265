import { Box } from '@mantine/core';
import { insightOf } from '#shared/assessments/insight.ts';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { insightWords } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';
import { QualityHint } from './quality-note.tsx';

/** What the picture beside it says, in one or two sentences; a doubtful run leads from here to what there is to know about it. */
export function ResultInsight({ result }: { result: SoftskillResultView }) {
  const insight = insightOf(result);
  return (
    <div>
      {insight && (
        <Box component="p" maw="34rem" lh={1.45} className={look('larger', 'medium', 'anywhere')}>
          {insightWords(insight, result.totalSkills)}
        </Box>
      )}
      <QualityHint quality={result.quality} />
    </div>
  );
}
