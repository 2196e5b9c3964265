import { Box, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { beginningOf } from '#shared/assessments/places.ts';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { resultWords, valueTexts } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';
import { DashboardSection } from './next-steps.tsx';
import { tabQuery } from './next-steps-of.ts';
import { SharedRank, TiedBeyond } from './top-five.tsx';
import classes from './top-lists.module.css';

const { topValues: texts } = dashboardTexts;
const shownCount = 3;

export function TopValues({ result }: { result: ValueResultView | null }) {
  if (result === null) {
    return (
      <DashboardSection title={texts.title}>
        <Box component="p" maw="30rem" className={look('muted')}>
          {texts.empty}
        </Box>
      </DashboardSection>
    );
  }
  const { shown, tied } = beginningOf(result.values, shownCount, result.tiedBeyond);
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
            className={`${classes.value} ${look('lineTop')}`}
          >
            <Box component="span" miw="1ch" className={look('heading', 'good', 'step1', 'numbers')}>
              <SharedRank rank={rank} isShared={isShared} />
            </Box>
            <span className={look('large', 'strong', 'anywhere')}>{value}</span>
            <span className={`${classes.points} ${look('numbers')}`}>{resultWords.wins(wins)}</span>
          </Group>
        ))}
      </ol>
      <TiedBeyond places={shown} tied={tied > 0 && resultWords.tiedValues(tied)} equal={valueTexts.equal} />
      <Box component="p" maw="36rem" mt="1.25rem" className={look('muted', 'small')}>
        {valueTexts.consistency.title(result.band)}.
      </Box>
    </DashboardSection>
  );
}
