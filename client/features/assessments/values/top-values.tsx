import { Box, Stack, VisuallyHidden } from '@mantine/core';
import type { RankedValue } from '#shared/assessments/state.ts';
import { valueTexts } from '#shared/texts/assessments.ts';
import { look } from '../../../components/look/look.ts';
import classes from './top-values.module.css';

const { result: texts } = valueTexts;

/** Equal wins stand on the same rank. */
export function TopValues({ values }: { values: readonly RankedValue[] }) {
  const hasTies = new Set(values.map(({ rank }) => rank)).size < values.length;
  return (
    <>
      <Stack component="ol" gap={10}>
        {values.map(({ value, wins, rank }) => (
          <li key={value} className={`${classes.item} ${look('middle', 'stack', 'hidden', 'surface', 'line')}`}>
            <span className={`${classes.rank} ${look('heading', 'centred', 'step1')}`} data-rank={rank}>
              <VisuallyHidden>{texts.rank(rank)}</VisuallyHidden>
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
      {hasTies && (
        <Box component="p" mt={10} className={look('muted', 'small')}>
          {texts.ties}
        </Box>
      )}
    </>
  );
}
