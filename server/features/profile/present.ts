import { createHash } from 'node:crypto';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import type { Education, Experience, ProfileContent } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import type { ProfileFields, StoredProfile } from './queries.ts';

const noFields: ProfileFields = {
  phone: '',
  location: '',
  bio: '',
  experience: [],
  education: [],
  hiddenSkillIds: [],
};

export function contentOf({ firstName, lastName, row }: StoredProfile): ProfileContent {
  const { phone, location, bio, experience, education, hiddenSkillIds } = row ?? noFields;
  return {
    firstName,
    lastName,
    phone,
    location,
    bio,
    experience: experience.map(presentExperience),
    education: education.map(presentEducation),
    hiddenSkillIds,
  };
}

const presentExperience = ({ entryId, title, company, from, to, description }: Experience): Experience => ({
  entryId,
  title,
  company,
  from,
  to,
  description,
});

const presentEducation = ({ entryId, degree, field, institution, year }: Education): Education => ({
  entryId,
  degree,
  field,
  institution,
  year,
});

export const profileForOwner = (
  stored: StoredProfile,
  email: string,
  skills: RankedSkillView[] | null,
): OwnProfile => ({
  revision: profileRevision(stored),
  email,
  profile: contentOf(stored),
  skills,
});

export const visibleSkills = ({ profile, skills }: OwnProfile): RankedSkillView[] => {
  const hidden = new Set(profile.hiddenSkillIds);
  return (skills ?? []).filter(({ skillId }) => !hidden.has(skillId));
};

/** Version for optimistic locking. Includes the name, because account changes do not update the profile's revision. */
export const profileRevision = ({ firstName, lastName, row }: StoredProfile): string =>
  createHash('sha256')
    .update(JSON.stringify([row?.revision ?? null, firstName, lastName]))
    .digest('hex');
