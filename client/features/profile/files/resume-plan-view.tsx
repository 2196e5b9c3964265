import { Box, Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImportedParts, ResumeNote, ResumePlan } from '#shared/profile/state.ts';
import { profileTexts, resumeTexts as texts } from '#shared/texts/profile.ts';
import common from '../../../components/common.module.css';
import { DefinitionItem } from '../../../components/decision-answer.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { PlanHead } from '../../../components/import/plan-report.tsx';

type ResumePlanViewProps = {
  plan: ResumePlan;
  error: string | null;
  isBusy: boolean;
  onTake: () => void;
  children: (takeButton: ReactNode) => ReactNode;
};

export function ResumePlanView({ plan, error, isBusy, onTake, children }: ResumePlanViewProps) {
  const facts = factsOf(plan.taken);
  const takeButton = (
    <Button color="coral" loading={isBusy} onClick={onTake}>
      {texts.confirm}
    </Button>
  );
  return (
    <Stack gap="lg">
      <PlanHead>{facts.length === 0 ? <p>{texts.nothing}</p> : <ImportedFacts facts={facts} />}</PlanHead>
      {plan.notes.length > 0 && <LeftOut notes={plan.notes} more={plan.moreNotes} />}
      <FormError message={error} />
      {children(facts.length === 0 ? null : takeButton)}
    </Stack>
  );
}

type ImportFact = { term: string; words: string };

function factsOf({ phone, location, bio, experience, education }: ImportedParts): ImportFact[] {
  const { personal, tab } = profileTexts;
  const stations = experience?.map(({ title, company }) => [title, company]);
  const degrees = education?.map(({ degree, field, institution }) => [degree || field, institution]);
  return [
    { term: personal.phone, words: phone ?? '' },
    { term: personal.location, words: location ?? '' },
    { term: personal.bio, words: bio ?? '' },
    { term: tab.experience, words: listOf(stations) },
    { term: tab.education, words: listOf(degrees) },
  ].filter(({ words }) => words !== '');
}

const listOf = (entries: readonly string[][] = []): string =>
  entries.map((words) => words.filter((word) => word !== '').join(', ') || profileTexts.experience.untitled).join('\n');

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

function LeftOut({ notes, more }: { notes: readonly ResumeNote[]; more: number }) {
  const pathsBy = Map.groupBy(notes, ({ reason }) => reason);
  return (
    <div>
      <Box component="h3" mb="xs" fz="md" fw={600}>
        {texts.leftOutTitle}
      </Box>
      <Stack component="ul" mah="14rem" tabIndex={0} gap="sm" fz="sm" className={common.scrollY}>
        {[...pathsBy].map(([reason, places]) => (
          <li key={reason}>
            {texts.reasons[reason]}
            <Text c="dimmed" ff="monospace" className={common.anywhere}>
              {places.map(({ path }) => path).join(', ')}
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
