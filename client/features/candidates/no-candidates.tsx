import { Button } from '@mantine/core';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { hasFilters } from '../../lib/use-url-query.ts';
import { type CandidateListQuery, candidateListQuery, filterCount } from './candidate-filter.ts';

const { empty: texts } = candidateListTexts;

export function NoCandidates({ wish, onClear }: { wish: CandidateListQuery; onClear: () => void }) {
  if (!hasFilters(wish, candidateListQuery)) {
    return (
      <EmptyState
        title={texts.title}
        text={texts.text}
        action={
          <LinkButton kind="action" to={paths.company.newJob}>
            {texts.action}
          </LinkButton>
        }
      />
    );
  }
  const isTop = wish.tab === 'top' && filterCount(wish) === 0 && wish.search === '';
  return (
    <EmptyState
      title={isTop ? texts.top : texts.filtered}
      text={isTop ? texts.topText : texts.filteredText}
      action={
        <Button variant="default" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
