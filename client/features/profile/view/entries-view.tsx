import { Box, Button, Flex, Stack } from '@mantine/core';
import { type Education, type Experience, isBlank } from '#shared/profile/schema.ts';
import { periodWords, profileTexts } from '#shared/texts/profile.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { look } from '../../../components/look/look.ts';

type ViewProps<Entry> = { entries: readonly Entry[]; onEdit: () => void };

export function ExperienceView({ entries, onEdit }: ViewProps<Experience>) {
  const shown = entries.filter((entry) => !isBlank(entry));
  return (
    <Entries
      texts={profileTexts.experience}
      entries={shown.map(({ entryId, title, company, from, to, description }) => ({
        entryId,
        when: periodWords(from, to),
        title,
        place: company,
        description,
      }))}
      onEdit={onEdit}
    />
  );
}

export function EducationView({ entries, onEdit }: ViewProps<Education>) {
  const shown = entries.filter((entry) => !isBlank(entry));
  return (
    <Entries
      texts={profileTexts.education}
      entries={shown.map(({ entryId, degree, field, institution, year }) => ({
        entryId,
        when: year,
        title: [degree, field].filter((words) => words.trim() !== '').join(', '),
        place: institution,
        description: '',
      }))}
      onEdit={onEdit}
    />
  );
}

type Shown = { entryId: string; when: string; title: string; place: string; description: string };
type EmptyTexts = { empty: { title: string; text: string; action: string } };
type EntriesProps = { texts: EmptyTexts; entries: readonly Shown[]; onEdit: () => void };

function Entries({ texts: { empty }, entries, onEdit }: EntriesProps) {
  if (entries.length === 0) {
    return (
      <EmptyState title={empty.title} text={empty.text} action={<Button onClick={onEdit}>{empty.action}</Button>} />
    );
  }
  return (
    <Stack component="ol" gap="xl" className={look('unlisted', 'reading')}>
      {entries.map((entry) => (
        <EntryView key={entry.entryId} entry={entry} />
      ))}
    </Stack>
  );
}

/** When at the left, what at the right; on phones one above the other. What has no name of its own is called after its place. */
function EntryView({ entry: { when, title, place, description } }: { entry: Shown }) {
  const [first, second] = title.trim() === '' ? [place, ''] : [title, place];
  return (
    <Flex component="li" direction={{ base: 'column', sm: 'row' }} gap={{ base: 4, sm: 'xl' }}>
      <Box w={{ sm: '10rem' }} pt={{ sm: 3 }} className={look('rigid', 'muted', 'fine', 'numbers')}>
        {when}
      </Box>
      <div className={look('narrowable', 'anywhere')}>
        <Box component="h2" lh={1.3} className={look('body', 'strong')}>
          {first.trim() || profileTexts.experience.untitled}
        </Box>
        {second.trim() !== '' && <p>{second}</p>}
        {description.trim() !== '' && (
          <Box component="p" mt="xs" className={look('muted', 'preLine')}>
            {description}
          </Box>
        )}
      </div>
    </Flex>
  );
}
