import { Box, Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { MissingTests as Missing, OwnTests } from '#shared/matching/state.ts';
import { isAnyWork, type WorkPreference } from '#shared/matching/work-preference.ts';
import { preferredListTexts as texts, workPreferenceTexts } from '#shared/texts/matching/work-preferences.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { MissingTests, TestNotes } from '../../components/match/missing-tests.tsx';
import { TestInvitation } from '../../components/match/test-invitation.tsx';
import { useWorkPreferences } from '../../components/work-preferences/use-work-preferences.ts';
import { TextButton, WorkPreferences } from '../../components/work-preferences/work-preferences.tsx';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';

/** True if the stored preference leaves out jobs. */
export function useIsLimited(): boolean {
  const { preference } = useWorkPreferences();
  return preference !== null && !isAnyWork(preference);
}

type PreferredListProps = Pick<ComponentProps<typeof WorkPreferences>, 'onAsking'> & {
  /** The part of the preference that limits the list now, null if the filter decides all. */
  limit: WorkPreference | null;
  /** The list shows everything for now. */
  isWide: boolean;
  onWiden: () => void;
  /** Null if it would show nothing. */
  onNarrow: (() => void) | null;
  /** The filter decides a part of what the preference would limit. */
  isPart?: boolean;
  /** Another place or radius replaces the stored one. */
  isPlaceReplaced?: boolean;
  /** Only the radius differs from the stored one. */
  isRadiusReplaced?: boolean;
  /** The list has its own buttons while it is empty. */
  isEmpty?: boolean;
  /** The place is known or would not help. */
  hidesQuestion?: boolean;
};

/** Above a list that follows the preference. */
export function PreferredList({ limit, isWide, hidesQuestion = false, ...rest }: PreferredListProps) {
  const { isPart = false, isPlaceReplaced = false, isRadiusReplaced = false, isEmpty = false } = rest;
  const { onWiden, onNarrow, onAsking } = rest;
  const { preference } = useWorkPreferences();
  const isLimited = useIsLimited();
  const isReplaced = isPlaceReplaced && limit === null;
  if ((isReplaced || (isWide && isLimited)) && preference !== null)
    return onNarrow && <TextButton onClick={onNarrow}>{texts.narrow(preference, isRadiusReplaced)}</TextButton>;
  if (preference === null ? hidesQuestion : limit === null) return null;
  const narrow = onNarrow && isPlaceReplaced && preference !== null && (
    <TextButton onClick={onNarrow}>{texts.narrow({ ...preference, fields: [] }, isRadiusReplaced)}</TextButton>
  );
  const widen = !isEmpty && limit !== null && !isAnyWork(limit) && (
    <TextButton onClick={onWiden}>{isPart ? texts.widenPart(limit) : texts.widen}</TextButton>
  );
  const action = (
    <>
      {widen}
      {narrow}
    </>
  );
  return <WorkPreferences limit={limit} offersPlace={!hidesQuestion} action={action} onAsking={onAsking} />;
}

type NoPreferredJobsProps = Pick<PreferredListProps, 'onWiden'> & { limit: WorkPreference };

export function NoPreferredJobs({ limit, onWiden }: NoPreferredJobsProps) {
  const action = (
    <Button variant="default" onClick={onWiden}>
      {texts.widen}
    </Button>
  );
  return <EmptyState title={workPreferenceTexts.none(limit)} action={action} />;
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
