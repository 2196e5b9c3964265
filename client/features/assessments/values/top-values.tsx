import { Box, Stack, VisuallyHidden } from '@mantine/core';
import { beginningOf } from '#shared/assessments/places.ts';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';
import classes from './top-values.module.css';

const { result: texts } = valueTexts;

const shownCount = 3;

/** The first places; equal wins share one, and nobody who stands on the last of them is left out unsaid. */
export function TopValues({ result }: { result: Pick<ValueResultView, 'values' | 'tiedBeyond'> }) {
  const { shown, tied } = beginningOf(result.values, shownCount, result.tiedBeyond);
  return (
    <>
      <Stack component="ol" gap={10}>
        {shown.map(({ value, wins, rank, isShared }) => (
          <li key={value} className={`${classes.item} ${look('middle', 'stack', 'hidden', 'surface', 'line')}`}>
            <span className={`${classes.rank} ${look('heading', 'centred', 'step1')}`} data-rank={rank}>
              <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}</VisuallyHidden>
              <span aria-hidden="true">{rank}</span>
            </span>
            <Box
              component="span"
              py="xs"
              px="sm"
              lts="-0.01em"
              lh={1.15}
              className={look('heading', 'step2', 'anywhere')}
            >
              {value}
            </Box>
            <span className={look('muted', 'numbers', 'oneLine')}>{texts.points(wins)}</span>
          </li>
        ))}
      </Stack>
      {shown.some(({ isShared }) => isShared) && (
        <Box mt={10} className={look('muted', 'small')}>
          {tied > 0 && <p>{texts.tied(tied)}</p>}
          <p>{texts.ties}</p>
        </Box>
      )}
    </>
  );
}
