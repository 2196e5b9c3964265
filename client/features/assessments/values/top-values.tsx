import { Box, Center, Text, VisuallyHidden } from '@mantine/core';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { valueSentenceOf } from '#shared/texts/assessments/value-sentences.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import classes from './top-values.module.css';

const { result: texts } = valueTexts;

const shownCount = 3;

export function TopValues({ result }: { result: Pick<ValueResultView, 'values' | 'tiedBeyond'> }) {
  // Ties with the last place shown get the same card.
  const lastRank = result.values.slice(0, shownCount).at(-1)?.rank ?? 0;
  const shown = result.values.filter(({ rank }) => rank <= lastRank);
  const others = result.values.slice(shown.length);
  return (
    <>
      <ol className={classes.first}>
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
              <HyphenatedText>{value}</HyphenatedText>
            </Text>
            <Text span c="dimmed" className={`${common.numbers} ${common.oneLine}`}>
              {resultWords.points(wins)}
            </Text>
            <Box px="sm" className={classes.meaning}>
              {valueSentenceOf(value)}
            </Box>
          </Box>
        ))}
      </ol>
      {others.length > 0 && (
        <ol className={classes.others} start={shown.length + 1}>
          {others.map(({ value, wins, rank, isShared }) => (
            <li key={value}>
              <Text span c="dimmed" className={common.numbers}>
                <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}</VisuallyHidden>
                <span aria-hidden="true">{rank}</span>
              </Text>
              <span className={common.anywhere}>
                <HyphenatedText>{value}</HyphenatedText>
              </span>
              <Text span c="dimmed" fz={15} className={`${common.numbers} ${common.oneLine}`}>
                {resultWords.points(wins)}
              </Text>
              <span className={classes.meaning}>{valueSentenceOf(value)}</span>
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
