import { Link } from 'react-router-dom';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { dashboardTexts } from '#shared/texts/dashboard.ts';
import { resultWords, valueTexts } from '#shared/texts/results.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { tabQuery } from './dashboard-tabs.ts';
import classes from './top-lists.module.css';

const { topValues: texts } = dashboardTexts;
const shownCount = 3;

export function TopValues({ result }: { result: ValueResultView | null }) {
  if (result === null) {
    return (
      <DashboardSection title={texts.title}>
        <p className={classes.empty}>{texts.empty}</p>
      </DashboardSection>
    );
  }
  return (
    <DashboardSection title={texts.title} more={<Link to={tabQuery('skills')}>{texts.all}</Link>}>
      <ol className={classes.values}>
        {result.values.slice(0, shownCount).map(({ value, wins, rank }) => (
          <li key={value} className={classes.value}>
            <span className={classes.rank}>{rank}</span>
            <span className={classes.name}>{value}</span>
            <span className={classes.points}>{resultWords.wins(wins)}</span>
          </li>
        ))}
      </ol>
      <p className={classes.note}>{valueTexts.consistency.title(result.band)}.</p>
    </DashboardSection>
  );
}
