import { Link } from 'react-router-dom';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { dashboardTexts } from '#shared/texts/dashboard.ts';
import { resultWords } from '#shared/texts/results.ts';
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
        <p className={classes.empty}>{texts.empty}</p>
      </DashboardSection>
    );
  }
  const most = result.skills[0]?.points ?? 0;
  return (
    <DashboardSection title={texts.title} more={<Link to={tabQuery('skills')}>{texts.all(result.totalSkills)}</Link>}>
      <ol className={classes.skills}>
        {result.skills.slice(0, shownCount).map(({ skillId, name, points, low, high }) => (
          <li key={skillId} className={classes.skill}>
            <div className={classes.line}>
              <span className={classes.name}>{name}</span>
              <span className={classes.points}>{resultWords.points(points)}</span>
            </div>
            <RelativeBar part={points} whole={most} />
            <span className={classes.band}>{resultWords.band(low, high)}</span>
          </li>
        ))}
      </ol>
      <p className={classes.note}>
        {texts.note} {resultWords.meaning}
      </p>
    </DashboardSection>
  );
}
