import { Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { cutRanked } from '#shared/assessments/ranking.ts';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { paths } from '../../../lib/paths.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { SharedRank } from './top-five.tsx';
import classes from './top-lists.module.css';

const { topValues: texts } = dashboardTexts;
const shownCount = 3;

export function TopValues({ result }: { result: ValueResultView }) {
  const { shown, tied } = cutRanked(result.values, shownCount, result.tiedBeyond);
  return (
    <DashboardSection title={texts.title} more={<Link to={paths.ownResults}>{texts.all}</Link>}>
      <ol>
        {shown.map(({ value, rank, isShared }) => (
          <Group
            component="li"
            gap={14}
            wrap="nowrap"
            align="baseline"
            key={value}
            className={`${classes.value} ${common.lineTop}`}
          >
            <Text span miw="1ch" ff="heading" fw={650} c="var(--pg-fit-text)" fz="h4" className={common.numbers}>
              <SharedRank rank={rank} isShared={isShared} />
            </Text>
            <Text span fz={17} fw={600} className={common.anywhere}>
              {value}
            </Text>
          </Group>
        ))}
      </ol>
      {tied > 0 && (
        <Text mt="xs" c="dimmed" fz="sm">
          {resultWords.tiedValues(tied)}
        </Text>
      )}
    </DashboardSection>
  );
}
