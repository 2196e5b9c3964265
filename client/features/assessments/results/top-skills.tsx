import { Box, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { beginningOf } from '#shared/assessments/places.ts';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { preparingTexts } from '#shared/texts/assessments/assessments.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { Jointed } from '../../../components/jointed/jointed.tsx';
import { look } from '../../../components/look/look.ts';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';
import { DashboardSection } from './next-steps.tsx';
import { tabQuery } from './next-steps-of.ts';
import { QualityHint } from './quality-note.tsx';
import { SharedRank, TiedBeyond } from './top-five.tsx';
import classes from './top-lists.module.css';

const { topSkills: texts } = dashboardTexts;
const shownCount = 3;

export function TopSkills({ result }: { result: SoftskillResultView | null }) {
  const hasTest = useHasSoftskillTest();
  if (result === null) {
    return (
      <DashboardSection title={texts.title}>
        <Box component="p" maw="30rem" className={look('muted')}>
          {hasTest ? texts.empty : preparingTexts.short}
        </Box>
      </DashboardSection>
    );
  }
  const { shown, tied } = beginningOf(result.skills, shownCount, result.tiedBeyond);
  return (
    <DashboardSection title={texts.title} more={<Link to={tabQuery('skills')}>{texts.all(result.totalSkills)}</Link>}>
      <ol>
        {shown.map(({ skillId, name, points, rank, isShared, low, high }) => (
          <li key={skillId} className={`${classes.skill} ${look('stack', 'gap6')}`}>
            <Group gap="0 1rem" align="baseline" justify="space-between">
              <span className={look('large', 'strong', 'anywhere')}>
                <Box component="span" className={look('heading', 'good', 'numbers')} me={10}>
                  <SharedRank rank={rank} isShared={isShared} />
                </Box>
                <Jointed>{name}</Jointed>
              </span>
              <span className={`${classes.points} ${look('numbers')}`}>{resultWords.points(points)}</span>
            </Group>
            <BandLane band={{ rank, low, high }} of={result.totalSkills} />
            <span className={look('muted', 'fine', 'numbers')}>{resultWords.band(low, high)}</span>
          </li>
        ))}
      </ol>
      <TiedBeyond places={shown} tied={tied > 0 && resultWords.tiedSkills(tied)} equal={resultWords.equalStrength} />
      <QualityHint quality={result.quality} />
      <Box component="p" maw="36rem" mt="1.25rem" className={look('muted', 'small')}>
        {texts.note} {resultWords.meaning}
      </Box>
    </DashboardSection>
  );
}
