import { Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { cutRanked } from '#shared/assessments/ranking.ts';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { resultWords, valueResultTexts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { DashboardSection } from './next-steps.tsx';
import { tabQuery } from './next-steps-of.ts';
import { SharedRank, TiedRanksNote } from './top-five.tsx';
import classes from './top-lists.module.css';

const { topValues: texts } = dashboardTexts;
const shownCount = 3;

export function TopValues({ result }: { result: ValueResultView | null }) {
  if (result === null) {
    return (
      <DashboardSection title={texts.title}>
        <Text maw="30rem" c="dimmed">
          {texts.empty}
        </Text>
      </DashboardSection>
    );
  }
  const { shown, tied } = cutRanked(result.values, shownCount, result.tiedBeyond);
  return (
    <DashboardSection title={texts.title} more={<Link to={tabQuery('skills')}>{texts.all}</Link>}>
      <ol>
        {shown.map(({ value, wins, rank, isShared }) => (
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
            <span className={`${classes.points} ${common.numbers}`}>{resultWords.points(wins)}</span>
          </Group>
        ))}
      </ol>
      <TiedRanksNote
        visibleItems={shown}
        tiedText={tied > 0 && resultWords.tiedValues(tied)}
        equalText={valueResultTexts.equal}
      />
      <Text maw="36rem" mt="1.25rem" c="dimmed" fz="sm">
        {valueResultTexts.consistency.title(result.band)}.
      </Text>
    </DashboardSection>
  );
}
