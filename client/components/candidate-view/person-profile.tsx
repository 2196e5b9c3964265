import { Box, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { CandidateView } from '#shared/releases/view.ts';
import { candidateViewTexts } from '#shared/texts/candidates/view.ts';
import common from '../common.module.css';
import { DefinitionItem } from '../decision-answer.tsx';
import { type CareerEntry, EntryList, educationEntries, experienceEntries } from '../entry-list/entry-list.tsx';

const { profile: texts } = candidateViewTexts;

type PersonProfileProps = { profile: NonNullable<CandidateView['profile']>; nameLevel: NameLevel };

export function PersonProfile({ profile, nameLevel }: PersonProfileProps) {
  const location = profile.location.trim();
  const bio = profile.bio.trim();
  const experience = experienceEntries(profile.experience);
  const education = educationEntries(profile.education);
  const isEmpty = location === '' && bio === '' && experience.length === 0 && education.length === 0;
  if (isEmpty) return <Text c="dimmed">{texts.empty}</Text>;
  return (
    <Stack gap="lg">
      {(location !== '' || bio !== '') && (
        <Stack component="dl" gap="md" maw="var(--pg-reading)">
          {location !== '' && <DefinitionItem term={texts.location}>{location}</DefinitionItem>}
          {bio !== '' && <DefinitionItem term={texts.bio}>{bio}</DefinitionItem>}
        </Stack>
      )}
      <CareerEntries title={texts.experience} entries={experience} nameLevel={nameLevel} />
      <CareerEntries title={texts.education} entries={education} nameLevel={nameLevel} />
    </Stack>
  );
}

type CareerEntriesProps = { title: string; entries: readonly CareerEntry[]; nameLevel: NameLevel };

function CareerEntries({ title, entries, nameLevel }: CareerEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <GroupTitle nameLevel={nameLevel}>{title}</GroupTitle>
      <EntryList entries={entries} heading={headingsBelow[nameLevel].entry} />
    </div>
  );
}

export const GroupTitle = ({ nameLevel, children }: { nameLevel: NameLevel; children: ReactNode }) => (
  <Box
    component={headingsBelow[nameLevel].group}
    mb="sm"
    lh={1.3}
    c="dimmed"
    fz={14}
    fw={600}
    className={common.anywhere}
  >
    {children}
  </Box>
);

const headingsBelow = {
  2: { part: 'h3', group: 'h4', entry: 'h5' },
  3: { part: 'h4', group: 'h5', entry: 'h6' },
} as const;
export type NameLevel = keyof typeof headingsBelow;

type ViewPartProps = { title: string; nameLevel: NameLevel; children: ReactNode };

export function ViewPart({ title, nameLevel, children }: ViewPartProps) {
  const titleId = useId();
  return (
    <Box component="section" mt="lg" pt="lg" className={common.lineTop} aria-labelledby={titleId}>
      <Box component={headingsBelow[nameLevel].part} mb="xs" lh={1.25} ff="heading" fw={650} fz="h4" id={titleId}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
