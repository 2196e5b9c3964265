import { Box, Stack } from '@mantine/core';
import type { CandidateView } from '#shared/releases/view.ts';
import { candidateViewTexts } from '#shared/texts/candidates/view.ts';
import { EntryList, educationEntries, experienceEntries, type ShownEntry } from '../entry-list/entry-list.tsx';
import { Fact } from '../fact.tsx';
import { look } from '../look/look.ts';
import { headingsBelow, type NameLevel } from './view-part.tsx';

const { profile: texts } = candidateViewTexts;

type ViewedPersonProps = { profile: NonNullable<CandidateView['profile']>; below: NameLevel };

/** What the person tells of themselves; parts without a word are left out. */
export function ViewedPerson({ profile, below }: ViewedPersonProps) {
  const location = profile.location.trim();
  const bio = profile.bio.trim();
  const experience = experienceEntries(profile.experience);
  const education = educationEntries(profile.education);
  const isEmpty = location === '' && bio === '' && experience.length === 0 && education.length === 0;
  if (isEmpty) return <p className={look('muted')}>{texts.empty}</p>;
  return (
    <Stack gap="lg">
      {(location !== '' || bio !== '') && (
        <dl className={look('stack', 'gap16', 'reading')}>
          {location !== '' && <Fact term={texts.location}>{location}</Fact>}
          {bio !== '' && <Fact term={texts.bio}>{bio}</Fact>}
        </dl>
      )}
      <Stations title={texts.experience} entries={experience} below={below} />
      <Stations title={texts.education} entries={education} below={below} />
    </Stack>
  );
}

type StationsProps = { title: string; entries: readonly ShownEntry[]; below: NameLevel };

function Stations({ title, entries, below }: StationsProps) {
  if (entries.length === 0) return null;
  const { group, entry } = headingsBelow[below];
  return (
    <div>
      <Box component={group} mb="sm" lh={1.3} className={look('muted', 'fine', 'strong')}>
        {title}
      </Box>
      <EntryList entries={entries} heading={entry} />
    </div>
  );
}
