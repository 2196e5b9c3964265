import { dashboardTexts } from '#shared/texts/dashboard.ts';
import { resultWords } from '#shared/texts/results.ts';
import { paths } from '../../../app/paths.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';

/** Courses and jobs: says honestly that there are none, and what would be needed for a recommendation. */
export function LaterTab({ area, hasResult }: { area: 'courses' | 'jobs'; hasResult: boolean }) {
  const { title, text, textWithoutResult } = dashboardTexts[area];
  if (hasResult) return <EmptyState title={title} text={text} />;
  const start = (
    <LinkButton to={paths.tests} kind="action">
      {resultWords.start}
    </LinkButton>
  );
  return <EmptyState title={title} text={textWithoutResult} action={start} />;
}
