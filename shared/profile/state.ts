import type { RankedSkill } from '../assessments/state.ts';
import type { Education, Experience, ProfileContent } from './schema.ts';

/** One's own profile as it stands on the server. */
export type OwnProfile = {
  /** Another one after every change. */
  revision: string;
  email: string;
  profile: ProfileContent;
  /** Of the newest soft-skill result, strongest first; null without one. */
  skills: RankedSkill[] | null;
};

/**
 * Why something of a file does not come along. `account`: stands in the account and is changed there; `tests`: comes from the tests
 * alone; `format`: not as JSON Resume 1.0.0 writes it; `shortened`: longer than the profile allows, the beginning is taken.
 */
export type ResumeReason = 'unknown' | 'account' | 'tests' | 'format' | 'shortened' | 'reversed' | 'tooMany';

/** `path`: where it stands in the file, such as 'work[2].highlights'. */
export type ResumeNote = { path: string; reason: ResumeReason };

/** What a file would change in the profile; what it does not name stays as it is. */
export type ResumeTaken = {
  phone: string | null;
  location: string | null;
  bio: string | null;
  experience: Experience[] | null;
  education: Education[] | null;
};

export type ResumePlan = {
  taken: ResumeTaken;
  notes: ResumeNote[];
  /** How many more there are than `notes` names. */
  moreNotes: number;
};

/** Where one's own profile can be downloaded. */
export const resumeRoute = '/profile/resume.json';
export const profilePaperRoute = '/profile/profile.pdf';
