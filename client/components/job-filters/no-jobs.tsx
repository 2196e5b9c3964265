import { Button } from '@mantine/core';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../empty-state.tsx';
import { LinkButton } from '../link-button.tsx';

type NoJobsProps = { isNarrowed: boolean; onClear: () => void };

/** The empty job list offers to reset the filters; without filters it suggests courses. */
export function NoJobs({ isNarrowed, onClear }: NoJobsProps) {
  const action = isNarrowed ? (
    <Button variant="default" onClick={onClear}>
      {texts.showAll}
    </Button>
  ) : (
    <LinkButton to={paths.courses}>{texts.toCourses}</LinkButton>
  );
  return <EmptyState title={texts.empty} text={isNarrowed ? texts.emptySearch : texts.emptyAll} action={action} />;
}
