import type { RankedSkillView } from '../assessments/state.ts';
import type { Education, Experience, ProfileContent } from './schema.ts';

export type OwnProfile = {
  revision: string;
  email: string;
  profile: ProfileContent;
  skills: RankedSkillView[] | null;
};

/** `account`: part of the account; `tests`: only from tests; `format`: no JSON Resume 1.0.0; `shortened`: cut. */
export type ResumeReason = 'unknown' | 'account' | 'tests' | 'format' | 'shortened' | 'reversed' | 'tooMany';

export type ResumeNote = { path: string; reason: ResumeReason };

export type ImportedParts = {
  phone: string | null;
  location: string | null;
  bio: string | null;
  experience: Experience[] | null;
  education: Education[] | null;
};

export type ResumePlan = {
  taken: ImportedParts;
  notes: ResumeNote[];
  moreNotes: number;
};

export const resumeRoute = '/profile/resume.json';
export const profilePaperRoute = '/profile/profile.pdf';
