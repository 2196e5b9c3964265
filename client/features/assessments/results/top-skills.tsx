import { Box, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { dashboardTexts } from '#shared/texts/dashboard.ts';
import { resultWords } from '#shared/texts/results.ts';
import { Jointed } from '../../../components/jointed/jointed.tsx';
import { look } from '../../../components/look/look.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { tabQuery } from './dashboard-tabs.ts';
import { RelativeBar } from './relative-bar.tsx';
import classes from './top-lists.module.css';

const { topSkills: texts } = dashboardTexts;
const shownCount = 3;

export function TopSkills({ result }: { result: SoftskillResultView | null }) {
  if (result === null) {
    return (
      <DashboardSection title={texts.title}>
        <Box component="p" maw="30rem" className={look('muted')}>
          {texts.empty}
        </Box>
      </DashboardSection>
    );
  }
  const most = result.skills[0]?.points ?? 0;
  return (
    <DashboardSection title={texts.title} more={<Link to={tabQuery('skills')}>{texts.all(result.totalSkills)}</Link>}>
      <ol>
        {result.skills.slice(0, shownCount).map(({ skillId, name, points, low, high }) => (
          <li key={skillId} className={`${classes.skill} ${look('stack', 'gap6')}`}>
            <Group gap="0 1rem" align="baseline" justify="space-between">
              <span className={look('large', 'strong', 'anywhere')}>
                <Jointed>{name}</Jointed>
              </span>
              <span className={`${classes.points} ${look('numbers')}`}>{resultWords.points(points)}</span>
            </Group>
            <RelativeBar part={points} whole={most} />
            <span className={look('muted', 'fine', 'numbers')}>{resultWords.band(low, high)}</span>
          </li>
        ))}
      </ol>
      <Box component="p" maw="36rem" mt="1.25rem" className={look('muted', 'small')}>
        {texts.note} {resultWords.meaning}
      </Box>
    </DashboardSection>
  );
}
