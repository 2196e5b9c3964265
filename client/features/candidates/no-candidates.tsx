import { Button } from '@mantine/core';
import { candidatesUi } from '#shared/texts/candidates/list.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { isNarrowing } from '../../lib/use-wish.ts';
import { type CandidateWish, filterCount, wishes } from './candidate-filter.ts';

const { empty: texts } = candidatesUi;

export function NoCandidates({ wish, onClear }: { wish: CandidateWish; onClear: () => void }) {
  if (!isNarrowing(wish, wishes)) {
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
