import { Box, Group, VisuallyHidden } from '@mantine/core';
import type { NamedView } from '#shared/releases/view.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { candidateViewTexts as texts } from '#shared/texts/candidates/view.ts';
import { Jointed } from '../jointed/jointed.tsx';
import { look } from '../look/look.ts';

/** Most important first; equally important ones share a place. */
export function ViewedValues({ values }: { values: NonNullable<NamedView['values']> }) {
  return (
    <>
      <Box component="p" mb="sm" className={look('muted', 'small')}>
        {texts.values.text(values.month)}
      </Box>
      <Group component="ol" gap="0.5rem" className={look('unlisted')}>
        {values.ranked.map(({ value, rank, isShared }) => (
          <Box key={value} component="li" p="0.25rem 0.75rem" className={look('sunken', 'fit', 'small', 'anywhere')}>
            <Box component="span" me={8} className={look('heading', 'good', 'numbers')} aria-hidden="true">
              {rank}
            </Box>
            <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}: </VisuallyHidden>
            <Jointed>{value}</Jointed>
          </Box>
        ))}
      </Group>
    </>
  );
}
