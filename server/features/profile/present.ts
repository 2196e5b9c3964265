import type { RankedSkill } from '#shared/assessments/state.ts';
import type { ProfileContent } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import type { ProfileRow } from './queries.ts';

const emptyProfile: ProfileContent = {
  phone: '',
  location: '',
  bio: '',
  experience: [],
  education: [],
  hiddenSkillIds: [],
};

export function contentOf(row: ProfileRow | null): ProfileContent {
  if (row === null) return emptyProfile;
  const { phone, location, bio, experience, education, hiddenSkillIds } = row;
  return { phone, location, bio, experience, education, hiddenSkillIds };
}

type Owner = { firstName: string; lastName: string; email: string };

/** What the person themselves sees: all of it. */
export const profileForOwner = (
  row: ProfileRow | null,
  { firstName, lastName, email }: Owner,
  skills: RankedSkill[] | null,
): OwnProfile => ({
  revision: row?.revision ?? null,
  firstName,
  lastName,
  email,
  profile: contentOf(row),
  skills,
});

/** The skills that the person is shown with, strongest first. */
export const shownSkills = ({ profile, skills }: OwnProfile): RankedSkill[] => {
  const hidden = new Set(profile.hiddenSkillIds);
  return (skills ?? []).filter(({ skillId }) => !hidden.has(skillId));
};
