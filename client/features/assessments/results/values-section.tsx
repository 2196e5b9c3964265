import { Box, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { isContradictory } from '#shared/assessments/values/consistency.ts';
import { resultWords, valueResultTexts as texts } from '#shared/texts/assessments/results.ts';
import { valueSentenceOf } from '#shared/texts/assessments/value-sentences.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import { repeatValuesPath } from '../../../lib/tests/use-repeat-path.ts';
import { RepeatLink } from '../overview/open-repeat.tsx';
import { SharedRank } from './top-five.tsx';
import classes from './values-section.module.css';

/** `titleId`: of a page that links to it. */
export function ValuesSection({ result, titleId }: { result: ValueResultView; titleId?: string }) {
  const ownTitleId = useId();
  const { title, meaning } = texts.consistency;
  return (
    <section className={classes.section} aria-labelledby={titleId ?? ownTitleId}>
      <div>
        <Title order={2} lts="-0.02em" id={titleId ?? ownTitleId} tabIndex={-1}>
          {texts.title}
        </Title>
        <Box component="p" maw="34rem" mt="sm">
          {texts.text}
        </Box>
      </div>
      <div>
        <ValueList values={result.values} />
        <Title order={3} size="h4" mt="lg" mb={4} lh={1.25}>
          {title(result.band)}
        </Title>
        <Text maw="38rem">{meaning[result.band]}</Text>
        {isContradictory(result.band) && (
          <Box mt="md">
            <RepeatLink test="values" to={repeatValuesPath}>
              {texts.repeat}
            </RepeatLink>
          </Box>
        )}
      </div>
    </section>
  );
}

function ValueList({ values }: Pick<ValueResultView, 'values'>) {
  return (
    <>
      <ol className={classes.values}>
        {values.map(({ value, wins, rank, isShared }) => (
          <Group
            component="li"
            key={value}
            gap="0 1rem"
            py={10}
            wrap="nowrap"
            align="baseline"
            className={common.lineBottom}
          >
            <Text span w="2ch" c="dimmed" className={common.numbers}>
              <SharedRank rank={rank} isShared={isShared} />
            </Text>
            <Text span fw={600} flex={1} className={common.anywhere}>
              <HyphenatedText>{value}</HyphenatedText>
              <Text span display="block" c="dimmed" fz="sm" fw={400}>
                {valueSentenceOf(value)}
              </Text>
            </Text>
            <Text span c="dimmed" fz="sm" className={`${common.numbers} ${common.oneLine}`}>
              {resultWords.points(wins)}
            </Text>
          </Group>
        ))}
      </ol>
      {values.some(({ isShared }) => isShared) && (
        <Text mt="sm" c="dimmed" fz={14}>
          {texts.equal}
        </Text>
      )}
    </>
  );
}
