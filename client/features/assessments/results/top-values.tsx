import { Flex, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { cutRanked } from '#shared/assessments/ranking.ts';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { resultWords, valueResultTexts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { paths } from '../../../lib/paths.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { SharedRank } from './top-five.tsx';

const { topValues: texts } = dashboardTexts;
const shownCount = 3;

export function TopValues({ result }: { result: ValueResultView }) {
  const { shown, tied } = cutRanked(result.values, shownCount, result.tiedBeyond);
  return (
    <DashboardSection
      title={texts.title}
      more={<Link to={`${paths.ownResults}#${valueResultTexts.anchor}`}>{texts.all}</Link>}
    >
      <Flex component="ol" direction={{ base: 'row', md: 'column' }} wrap="wrap" gap="0.75rem 1.25rem">
        {shown.map(({ value, rank, isShared }) => (
          <Group component="li" gap={10} wrap="nowrap" align="baseline" key={value}>
            <Text span miw="1ch" ff="heading" fw={650} c="var(--pg-fit-text)" className={common.numbers}>
              <SharedRank rank={rank} isShared={isShared} />
            </Text>
            <Text span fz={17} fw={600} className={common.anywhere}>
              {value}
            </Text>
          </Group>
        ))}
      </Flex>
      {tied > 0 && (
        <Text mt="xs" c="dimmed" fz="sm">
          {resultWords.tiedValues(tied)}
        </Text>
      )}
    </DashboardSection>
  );
}
