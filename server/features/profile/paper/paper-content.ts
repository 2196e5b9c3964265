import type { RankedSkill } from '#shared/assessments/state.ts';
import type { Education, Experience } from '#shared/profile/schema.ts';

/** Everything that goes into the PDF. */
export type PaperContent = {
  name: string;
  /** E-mail, telephone, place: what there is of them. */
  contact: string[];
  bio: string;
  experience: Experience[];
  education: Education[];
  /** Those that are shown, strongest first. */
  skills: RankedSkill[];
  /** How many the result has. */
  totalSkills: number;
};
