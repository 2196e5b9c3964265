import { Box, Text, Title } from '@mantine/core';
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
      <ValuesTable result={result} />
    </section>
  );
}

function ValuesTable({ result }: { result: ValueResultView }) {
  return (
    <div>
      <table className={`${classes.table} ${common.table} ${common.rowsNarrow}`}>
        <thead className={common.unseen}>
          <tr>
            <th scope="col">{texts.table.rank}</th>
            <th scope="col">{texts.table.value}</th>
          </tr>
        </thead>
        <tbody>
          {result.values.map(({ value, rank }) => (
            <tr key={value}>
              <td className={classes.number}>{texts.rank(rank)}</td>
              <th scope="row">
                <HyphenatedText>{value}</HyphenatedText>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      {result.values.some(({ isShared }) => isShared) && (
        <Text mt="sm" c="dimmed" fz={14}>
          {texts.equal}
        </Text>
      )}
    </div>
  );
}
