import { dashboardTexts } from '#shared/texts/dashboard.ts';
import { paths } from '../../../app/paths.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';

const { jobs: texts } = dashboardTexts;

/** The tab of what this installation does not have: says so, and leads to what it has. */
export function LaterTab() {
  const action = (
    <LinkButton to={paths.courses} kind="action">
      {texts.action}
    </LinkButton>
  );
  return <EmptyState title={texts.title} text={texts.text} action={action} />;
}
