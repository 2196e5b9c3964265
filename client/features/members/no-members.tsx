import { Button } from '@mantine/core';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import { EmptyState } from '../../components/empty-state.tsx';

/** Nobody found; a search that found nobody can be given up with one press. */
export function NoMembers({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={texts.empty}
      text={isSearching ? texts.emptySearch : ''}
      action={
        isSearching && (
          <Button variant="default" onClick={onClear}>
            {texts.clearSearch}
          </Button>
        )
      }
    />
  );
}
