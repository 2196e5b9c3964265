import { Box, Center, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { RankedValue, ValueResultView } from '#shared/assessments/state.ts';
import type { BasicValue } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { basicValueSentences, sameBasicValueText } from '#shared/texts/assessments/basic-values.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import classes from './top-values.module.css';

const { result: texts } = valueTexts;

const shownCount = 3;

/** Each value with a sentence about its group. */
export function TopValues({ result }: { result: Pick<ValueResultView, 'values' | 'tiedBeyond'> }) {
  // Ties with the last place shown get the same card.
  const lastRank = result.values.slice(0, shownCount).at(-1)?.rank ?? 0;
  const shown = result.values.filter(({ rank }) => rank <= lastRank);
  const others = result.values.slice(shown.length);
  const meanings = meaningsOf(result.values);
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
            <Text px="sm" lts="-0.01em" lh={1.15} ff="heading" fw={650} fz="h3" className={common.anywhere}>
              {value}
            </Text>
            <Text span c="dimmed" className={`${common.numbers} ${common.oneLine}`}>
              {resultWords.points(wins)}
            </Text>
            <Box px="sm" className={classes.meaning}>
              {meanings.get(value)}
            </Box>
          </Box>
        ))}
      </Stack>
      {others.length > 0 && (
        <ol className={classes.others} start={shown.length + 1}>
          {others.map(({ value, rank, isShared }) => (
            <li key={value}>
              <Text span c="dimmed" className={common.numbers}>
                <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}</VisuallyHidden>
                <span aria-hidden="true">{rank}</span>
              </Text>
              <span className={common.anywhere}>{value}</span>
              <span className={classes.meaning}>{meanings.get(value)}</span>
            </li>
          ))}
        </ol>
      )}
      <Box mt={10} c="dimmed" fz="sm">
        {result.tiedBeyond > 0 && others.length === 0 && <p>{texts.tied(result.tiedBeyond)}</p>}
        <p>
          {texts.method} {result.values.some(({ isShared }) => isShared) && texts.ties}
        </p>
      </Box>
    </>
  );
}

/** The sentence of a group is with its first word; the other words refer to that word. */
function meaningsOf(values: readonly RankedValue[]): Map<string, string> {
  const firstWords = new Map<BasicValue, string>();
  const meanings = new Map<string, string>();
  for (const { value } of values) {
    const group = basicValueOf.get(value);
    if (group === undefined) continue;
    const first = firstWords.get(group);
    if (first === undefined) firstWords.set(group, value);
    meanings.set(value, first === undefined ? basicValueSentences[group] : sameBasicValueText(first));
  }
  return meanings;
}
