import { Box, Stack, Text, Title } from '@mantine/core';
import type { RankedValue } from '#shared/assessments/state.ts';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { basicValueNames, basicValueSentences } from '#shared/texts/assessments/basic-values.ts';
import common from '../../../components/common.module.css';
import { valueGroups } from './value-groups.ts';

const { result: texts } = valueTexts;

export function ValueMeanings({ values }: { values: readonly RankedValue[] }) {
  return (
    <Box component="section" mt="2.5rem" aria-labelledby="werte-bedeutung">
      <Title order={2} size="h3" lh={1.2} mb="md" id="werte-bedeutung">
        {texts.meaningTitle}
      </Title>
      <Stack component="dl" gap="md" m={0}>
        {valueGroups(values).map(({ group, words }) => (
          <div key={group}>
            <Text component="dt" ff="heading" fw={650} fz="lg" className={common.anywhere}>
              {basicValueNames[group]}
            </Text>
            <dd>
              {basicValueSentences[group]}
              <Text span display="block" c="dimmed" fz="sm" className={common.anywhere}>
                {texts.groupWords(words)}
              </Text>
            </dd>
          </div>
        ))}
      </Stack>
    </Box>
  );
}
