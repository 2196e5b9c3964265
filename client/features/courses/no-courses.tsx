import { Button } from '@mantine/core';
import { courseListTexts as texts } from '#shared/texts/courses/courses.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';

type NoCoursesProps = { isFiltered: boolean; mayEdit: boolean; onClear: () => void };

export function NoCourses({ isFiltered, mayEdit, onClear }: NoCoursesProps) {
  if (isFiltered) {
    const action = (
      <Button variant="default" onClick={onClear}>
        {texts.clearFilter}
      </Button>
    );
    return <EmptyState title={texts.emptyFiltered} text={texts.emptyFilteredText} action={action} />;
  }
  if (!mayEdit) return <EmptyState title={texts.emptyReader} text={texts.emptyReaderText} />;
  const action = <LinkButton to={paths.company.newCourse}>{texts.create}</LinkButton>;
  return <EmptyState title={texts.empty} text={texts.emptyText} action={action} />;
}
