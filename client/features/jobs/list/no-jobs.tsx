import { Button } from '@mantine/core';
import { jobListTexts as texts } from '#shared/texts/jobs/editor.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';

type NoJobsProps = { isFiltered: boolean; mayEdit: boolean; onClear: () => void };

export function NoJobs({ isFiltered, mayEdit, onClear }: NoJobsProps) {
  if (isFiltered) {
    const action = (
      <Button variant="default" onClick={onClear}>
        {texts.clearFilter}
      </Button>
    );
    return <EmptyState title={texts.emptyFiltered} text={texts.emptyFilteredText} action={action} />;
  }
  if (!mayEdit) return <EmptyState title={texts.empty} text={texts.emptyReaderText} />;
  const action = <LinkButton to={paths.company.newJob}>{texts.create}</LinkButton>;
  return <EmptyState title={texts.empty} text={texts.emptyText} action={action} />;
}
