import { Button } from '@mantine/core';
import type { Education, Experience } from '#shared/profile/schema.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import {
  type CareerEntry,
  EntryList,
  educationEntries,
  experienceEntries,
} from '../../../components/entry-list/entry-list.tsx';

type ViewProps<Entry> = { entries: readonly Entry[]; onEdit: () => void };

export const ExperienceView = ({ entries, onEdit }: ViewProps<Experience>) => (
  <Entries texts={profileTexts.experience} entries={experienceEntries(entries)} onEdit={onEdit} />
);

export const EducationView = ({ entries, onEdit }: ViewProps<Education>) => (
  <Entries texts={profileTexts.education} entries={educationEntries(entries)} onEdit={onEdit} />
);

type EmptyTexts = { empty: { title: string; text: string; action: string } };
type EntriesProps = { texts: EmptyTexts; entries: readonly CareerEntry[]; onEdit: () => void };

function Entries({ texts: { empty }, entries, onEdit }: EntriesProps) {
  if (entries.length > 0) return <EntryList entries={entries} heading="h2" />;
  return <EmptyState title={empty.title} text={empty.text} action={<Button onClick={onEdit}>{empty.action}</Button>} />;
}
