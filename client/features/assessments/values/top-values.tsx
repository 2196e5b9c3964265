import { Box, Center, Stack, Text, VisuallyHidden } from '@mantine/core';
import { cutRanked } from '#shared/assessments/ranking.ts';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import classes from './top-values.module.css';

const { result: texts } = valueTexts;

const shownCount = 3;

export function TopValues({ result }: { result: Pick<ValueResultView, 'values' | 'tiedBeyond'> }) {
  const { shown, tied } = cutRanked(result.values, shownCount, result.tiedBeyond);
  const others = result.values.slice(shown.length);
  return (
    <>
      <Stack component="ol" gap={10}>
        {shown.map(({ value, wins, rank, isShared }) => (
          <Box
            component="li"
            key={value}
            bg="var(--pg-surface)"
            bd="1px solid var(--pg-line)"
            className={`${classes.item} ${common.hidden}`}
          >
            <Center component="span" ff="heading" fw={650} fz="h4" className={classes.rank} data-rank={rank}>
              <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}</VisuallyHidden>
              <span aria-hidden="true">{rank}</span>
            </Center>
            <Text
              span
              py="xs"
              px="sm"
              lts="-0.01em"
              lh={1.15}
              ff="heading"
              fw={650}
              fz="h3"
              className={common.anywhere}
            >
              {value}
            </Text>
            <Text span c="dimmed" className={`${common.numbers} ${common.oneLine}`}>
              {resultWords.points(wins)}
            </Text>
          </Box>
        ))}
      </Stack>
      {others.length > 0 && (
        <ol className={classes.others} start={shown.length + 1}>
          {others.map(({ value, wins, rank, isShared }) => (
            <li key={value}>
              <Text span c="dimmed" className={common.numbers}>
                <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}</VisuallyHidden>
                <span aria-hidden="true">{rank}</span>
              </Text>
              <span className={common.anywhere}>{value}</span>
              <Text span c="dimmed" className={`${common.numbers} ${common.oneLine}`}>
                {resultWords.points(wins)}
              </Text>
            </li>
          ))}
        </ol>
      )}
      {result.values.some(({ isShared }) => isShared) && (
        <Box mt={10} c="dimmed" fz="sm">
          {tied > 0 && others.length === 0 && <p>{texts.tied(tied)}</p>}
          <p>{texts.ties}</p>
        </Box>
      )}
    </>
  );
}
