import { Box } from '@mantine/core';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';
import { MethodLink } from './method-link.tsx';

/** What a point says and what it never says, with the way to the reasons. */
export function MeaningLine() {
  return (
    <Box maw="40rem" mb="lg">
      <p className={look('large')}>{resultWords.meaning}</p>
      <MethodLink />
    </Box>
  );
}
