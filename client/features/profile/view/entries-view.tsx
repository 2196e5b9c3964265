import type { Education, Experience } from '#shared/profile/schema.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import {
  type CareerEntry,
  EntryList,
  educationEntries,
  experienceEntries,
} from '../../../components/entry-list/entry-list.tsx';

type ViewProps<Entry> = { entries: readonly Entry[] };

export const ExperienceView = ({ entries }: ViewProps<Experience>) => (
  <Entries texts={profileTexts.experience} entries={experienceEntries(entries)} />
);

export const EducationView = ({ entries }: ViewProps<Education>) => (
  <Entries texts={profileTexts.education} entries={educationEntries(entries)} />
);

type EntriesProps = { texts: { empty: { title: string; text: string } }; entries: readonly CareerEntry[] };

const Entries = ({ texts: { empty }, entries }: EntriesProps) =>
  entries.length > 0 ? <EntryList entries={entries} heading="h2" /> : <EmptyState {...empty} illustration={null} />;
