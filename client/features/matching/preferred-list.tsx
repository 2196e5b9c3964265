import { Box, Button } from '@mantine/core';
import type { MissingTests as Missing, OwnTests } from '#shared/matching/state.ts';
import { isAnyWork } from '#shared/matching/work-preference.ts';
import { preferredListTexts as texts } from '#shared/texts/matching/work-preferences.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { MissingTests, TestNotes } from '../../components/match/missing-tests.tsx';
import { TestInvitation } from '../../components/match/test-invitation.tsx';
import { useWorkPreferences } from '../../components/work-preferences/use-work-preferences.ts';
import { WorkPreferences } from '../../components/work-preferences/work-preferences.tsx';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';

/** True if the stored preference leaves out jobs. */
export function useIsLimited(): boolean {
  const { preference } = useWorkPreferences();
  return preference !== null && !isAnyWork(preference);
}

type PreferredListProps = { isWide: boolean; setWide: (isWide: boolean) => void; hidesQuestion: boolean };

/**
 * Above a list that follows the preference. `isWide`: the list shows everything for now. `hidesQuestion`: the place is
 * known or would not help.
 */
export function PreferredList({ isWide, setWide, hidesQuestion }: PreferredListProps) {
  const { preference } = useWorkPreferences();
  const isLimited = useIsLimited();
  if (preference === null && hidesQuestion) return null;
  if (isWide && isLimited)
    return (
      <Button mb={4} px={0} variant="subtle" size="sm" onClick={() => setWide(false)}>
        {texts.narrow}
      </Button>
    );
  const widen = isLimited && (
    <Button px={0} variant="subtle" size="sm" onClick={() => setWide(true)}>
      {texts.widen}
    </Button>
  );
  return <WorkPreferences action={widen} />;
}

export function NoPreferredJobs({ onWiden }: { onWiden: () => void }) {
  const action = (
    <Button variant="default" onClick={onWiden}>
      {texts.widen}
    </Button>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText} action={action} />;
}

export const OwnTestsNote = ({ missing, unsure, byValues }: OwnTests & { byValues?: boolean }) =>
  missing.softskills && missing.values ? (
    <MissingNote missing={missing} />
  ) : (
    <TestNotes missing={missing} unsure={unsure} byValues={byValues} />
  );

/** In place of what needs the missing tests. */
export function MissingNote({ missing }: { missing: Missing }) {
  const hasTest = useHasSoftskillTest();
  if (missing.values && hasTest) return <TestInvitation />;
  return (
    <Box mb="md" p="1rem clamp(1rem, 4vw, 1.5rem)" bg="var(--pg-sunken)" bdrs="fit">
      <MissingTests missing={missing} />
    </Box>
  );
}
