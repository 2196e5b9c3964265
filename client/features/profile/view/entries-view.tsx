import type { ReactNode } from 'react';
import type { Education, Experience } from '#shared/profile/schema.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import {
  type CareerEntry,
  EntryList,
  educationEntries,
  experienceEntries,
} from '../../../components/entry-list/entry-list.tsx';

type ViewProps<Entry> = { entries: readonly Entry[]; action: ReactNode };

export const ExperienceView = ({ entries, action }: ViewProps<Experience>) => (
  <Entries texts={profileTexts.experience} entries={experienceEntries(entries)} action={action} />
);

export const EducationView = ({ entries, action }: ViewProps<Education>) => (
  <Entries texts={profileTexts.education} entries={educationEntries(entries)} action={action} />
);

type EntriesProps = { texts: { empty: { title: string; text: string } } } & ViewProps<CareerEntry>;

const Entries = ({ texts: { empty }, entries, action }: EntriesProps) =>
  entries.length > 0 ? (
    <EntryList entries={entries} heading="h2" />
  ) : (
    <EmptyState {...empty} illustration={null} action={action} />
  );
