import { Box, Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImportedParts, ResumeNote, ResumePlan } from '#shared/profile/state.ts';
import { profileTexts, resumeTexts as texts } from '#shared/texts/profile.ts';
import common from '../../../components/common.module.css';
import { DefinitionItem } from '../../../components/decision-answer.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { PlanStatus } from '../../../components/import/plan-report.tsx';

type ResumePlanViewProps = {
  plan: ResumePlan;
  error: string | null;
  isBusy: boolean;
  onImport: () => void;
  children: (takeButton: ReactNode) => ReactNode;
};

export function ResumePlanView({ plan, error, isBusy, onImport, children }: ResumePlanViewProps) {
  const facts = factsOf(plan.taken);
  const takeButton = (
    <Button color="coral" loading={isBusy} onClick={onImport}>
      {texts.confirm}
    </Button>
  );
  return (
    <Stack gap="lg">
      <PlanStatus>{facts.length === 0 ? <p>{texts.nothing}</p> : <ImportedFacts facts={facts} />}</PlanStatus>
      {plan.notes.length > 0 && <SkippedFields notes={plan.notes} more={plan.moreNotes} />}
      <FormError message={error} />
      {children(facts.length === 0 ? null : takeButton)}
    </Stack>
  );
}

type ImportFact = { term: string; words: string };

function factsOf({ phone, location, bio, experience, education }: ImportedParts): ImportFact[] {
  const { personal, tab } = profileTexts;
  const positions = experience?.map(({ title, company }) => [title, company]);
  const degrees = education?.map(({ degree, field, institution }) => [degree || field, institution]);
  return [
    { term: personal.phone, words: phone ?? '' },
    { term: personal.location, words: location ?? '' },
    { term: personal.bio, words: bio ?? '' },
    { term: tab.experience, words: formatEntries(positions) },
    { term: tab.education, words: formatEntries(degrees) },
  ].filter(({ words }) => words !== '');
}

const formatEntries = (entries: readonly string[][] = []): string =>
  entries
    .map((values) => values.filter((value) => value !== '').join(', ') || profileTexts.experience.untitled)
    .join('\n');

function ImportedFacts({ facts }: { facts: readonly ImportFact[] }) {
  return (
    <Stack gap="md">
      <div>
        <Box component="h3" fz="md" fw={600}>
          {texts.takenTitle}
        </Box>
        <Text c="dimmed" fz="sm">
          {texts.replaces}
        </Text>
      </div>
      <Stack component="dl" mah="18rem" tabIndex={0} gap="sm" className={common.scrollY}>
        {facts.map(({ term, words }) => (
          <DefinitionItem key={term} term={term}>
            {words}
          </DefinitionItem>
        ))}
      </Stack>
    </Stack>
  );
}

function SkippedFields({ notes, more }: { notes: readonly ResumeNote[]; more: number }) {
  const notesByReason = Map.groupBy(notes, ({ reason }) => reason);
  return (
    <div>
      <Box component="h3" mb="xs" fz="md" fw={600}>
        {texts.leftOutTitle}
      </Box>
      <Stack component="ul" mah="14rem" tabIndex={0} gap="sm" fz="sm" className={common.scrollY}>
        {[...notesByReason].map(([reason, reasonNotes]) => (
          <li key={reason}>
            {texts.reasons[reason]}
            <Text c="dimmed" ff="monospace" className={common.anywhere}>
              {reasonNotes.map(({ path }) => path).join(', ')}
            </Text>
          </li>
        ))}
        {more > 0 && (
          <Box component="li" c="dimmed">
            {texts.more(more)}
          </Box>
        )}
      </Stack>
    </div>
  );
}
