import { Box, Center, Text, Title, VisuallyHidden } from '@mantine/core';
import type { RankedValue, ValueResultView } from '#shared/assessments/state.ts';
import type { BasicValue } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { basicValueNames, basicValueSentences } from '#shared/texts/assessments/basic-values.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
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
          </Box>
        ))}
      </ol>
      {others.length > 0 && (
        <ol className={classes.others} start={shown.length + 1}>
          {others.map(({ value, rank, isShared }) => (
            <li key={value}>
              <Text span c="dimmed" className={common.numbers}>
                <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}</VisuallyHidden>
                <span aria-hidden="true">{rank}</span>
              </Text>
              <span className={common.anywhere}>
                <HyphenatedText>{value}</HyphenatedText>
              </span>
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
      <Themes values={result.values} />
    </>
  );
}

/** The groups of the values, most important first, each with the person's words for it. */
function Themes({ values }: { values: readonly RankedValue[] }) {
  const themes = themesOf(values);
  return (
    <Box component="section" mt="xl" aria-labelledby="werte-themen">
      <Title order={2} size="h3" lh={1.2} mb="sm" id="werte-themen">
        {texts.themes}
      </Title>
      <dl className={classes.themes}>
        {themes.map(([theme, words]) => (
          <div key={theme}>
            <Text component="dt" fw={600}>
              <HyphenatedText>{basicValueNames[theme]}</HyphenatedText>
            </Text>
            <dd>{basicValueSentences[theme]}</dd>
            {words.join() !== basicValueNames[theme] && (
              <Text component="dd" c="dimmed" fz="sm" className={common.anywhere}>
                {texts.themeWords(words)}
              </Text>
            )}
          </div>
        ))}
      </dl>
    </Box>
  );
}

function themesOf(values: readonly RankedValue[]): Array<[BasicValue, string[]]> {
  const themes = new Map<BasicValue, string[]>();
  for (const { value } of values) {
    const theme = basicValueOf.get(value);
    if (theme !== undefined) themes.set(theme, [...(themes.get(theme) ?? []), value]);
  }
  return [...themes];
}
