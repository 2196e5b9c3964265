import { Box, Flex, Stack, Text } from '@mantine/core';
import { type Education, type Experience, isBlank } from '#shared/profile/schema.ts';
import { periodText, profileTexts } from '#shared/texts/profile.ts';
import common from '../common.module.css';

export type CareerEntry = { entryId: string; period: string; title: string; place: string; description: string };

export const experienceEntries = (entries: readonly Experience[]): CareerEntry[] =>
  entries
    .filter((entry) => !isBlank(entry))
    .map(({ entryId, title, company, from, to, description }) => ({
      entryId,
      period: periodText(from, to),
      title,
      place: company,
      description,
    }));

export const educationEntries = (entries: readonly Education[]): CareerEntry[] =>
  entries
    .filter((entry) => !isBlank(entry))
    .map(({ entryId, degree, field, institution, year }) => ({
      entryId,
      period: year,
      title: [degree, field].filter((words) => words.trim() !== '').join(', '),
      place: institution,
      description: '',
    }));

type EntryHeading = 'h2' | 'h5' | 'h6';

type EntryListProps = { entries: readonly CareerEntry[]; heading: EntryHeading };

export function EntryList({ entries, heading }: EntryListProps) {
  return (
    <Stack component="ol" gap="xl" maw="var(--pg-reading)">
      {entries.map((entry) => (
        <EntryView key={entry.entryId} entry={entry} heading={heading} />
      ))}
    </Stack>
  );
}

function EntryView({ entry, heading }: { entry: CareerEntry; heading: EntryHeading }) {
  const { period, title, place, description } = entry;
  const [primaryLine, secondaryLine] = title.trim() === '' ? [place, ''] : [title, place];
  return (
    <Flex component="li" direction={{ base: 'column', sm: 'row' }} gap={{ base: 4, sm: 'xl' }}>
      <Box w={{ sm: '10rem' }} pt={{ sm: 3 }} flex="none" c="dimmed" fz={14} className={common.numbers}>
        {period}
      </Box>
      <Box miw={0} className={common.anywhere}>
        <Box component={heading} lh={1.3} fz="md" fw={600}>
          {primaryLine.trim() || profileTexts.experience.untitled}
        </Box>
        {secondaryLine.trim() !== '' && <p>{secondaryLine}</p>}
        {description.trim() !== '' && (
          <Text mt="xs" c="dimmed" className={common.preLine}>
            {description}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
