import type { ReleaseSnapshot } from './snapshot.ts';

/** The parts of a person that a snapshot contains. `skills.of`: number of skills that the test ranks. */
export type VisibleParts = {
  isAnonymous: boolean;
  hasContact: boolean;
  skills: { shown: number; of: number } | null;
  hasValues: boolean;
  hasProfile: boolean;
};

export function visiblePartsOf(snapshot: ReleaseSnapshot): VisibleParts {
  if (snapshot.version === 2) {
    const { skills, values } = snapshot;
    return {
      isAnonymous: true,
      hasContact: false,
      skills: skills && { shown: skills.groups.length, of: skills.size },
      hasValues: values !== null && values.shared.length > 0,
      hasProfile: false,
    };
  }
  const { skills, values, person, profile } = snapshot;
  return {
    isAnonymous: false,
    hasContact: Boolean(person),
    skills: skills ? { shown: skills.ranked.length, of: skills.size } : null,
    hasValues: Boolean(values),
    hasProfile: Boolean(profile),
  };
}
