import { Box, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { valueResultTexts as texts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import classes from './values-section.module.css';

export function ValuesSection({ result }: { result: ValueResultView }) {
  const titleId = useId();
  const { title, meaning } = texts.consistency;
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div>
        <Title order={2} lts="-0.02em" id={titleId}>
          {texts.title}
        </Title>
        <Box component="p" maw="34rem" mt="sm">
          {texts.text}
        </Box>
        <Box maw="34rem" mt="lg" py={20} px="lg" bg="var(--pg-sunken)" bdrs="fit">
          <Title order={3} size="h4" mb={6} lh={1.25}>
            {title(result.band)}
          </Title>
          <p>{meaning[result.band]}</p>
        </Box>
      </div>
      <ValueList result={result} />
    </section>
  );
}

function ValueList({ result: { values } }: { result: ValueResultView }) {
  return (
    <div>
      <ul>
        {values.map(({ value, rank }) => (
          <Group component="li" key={value} gap="md" wrap="nowrap" py={10} className={common.lineBottom}>
            <Text span flex="none" w="4.5rem" c="dimmed" className={common.numbers}>
              {texts.rank(rank)}
            </Text>
            <Text span fw={600} className={common.anywhere}>
              <HyphenatedText>{value}</HyphenatedText>
            </Text>
          </Group>
        ))}
      </ul>
      {values.some(({ isShared }) => isShared) && (
        <Text mt="sm" c="dimmed" fz={14}>
          {texts.equal}
        </Text>
      )}
    </div>
  );
}
