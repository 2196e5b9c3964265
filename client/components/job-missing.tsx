import { jobAreaTexts as texts } from '#shared/texts/board-ui.ts';
import { paths } from '../app/paths.ts';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';

/** Instead of a page about a job that is gone, or another organisation's. */
export function JobMissing() {
  const toJobs = <LinkButton to={paths.company.jobs}>{texts.toJobs}</LinkButton>;
  return <EmptyState isPage title={texts.missing} text={texts.missingText} action={toJobs} />;
}
