import type { RequiredPart } from './required.ts';
import { hasProfile, isRequiredScope, type ReleaseScope } from './scope.ts';
import type { ReleaseSnapshot } from './snapshot.ts';

/** The parts of a person in a snapshot. `skills.of`: skills that the test ranks. `hidden`: those the person hides. */
export type VisibleParts = {
  isAnonymous: boolean;
  hasContact: boolean;
  hasPhone: boolean;
  skills: { shown: number; of: number; hidden: number } | null;
  hasValues: boolean;
  hasProfile: boolean;
  hasMatch: boolean;
};

export function visiblePartsOf(snapshot: ReleaseSnapshot): VisibleParts {
  if (snapshot.version === 2) {
    const { skills, values } = snapshot;
    return {
      isAnonymous: true,
      hasContact: false,
      hasPhone: false,
      skills: skills && { shown: skills.groups.length, of: skills.size, hidden: 0 },
      hasValues: values !== null && values.shared.length > 0,
      hasProfile: false,
      hasMatch: skills !== null || typeof values?.fit === 'number',
    };
  }
  const { person, profile } = snapshot;
  return {
    isAnonymous: false,
    hasContact: Boolean(person),
    hasPhone: Boolean(person?.phone.trim()),
    skills: snapshot.version === 3 ? requiredSkills(snapshot.parts) : countSkills(snapshot.skills),
    hasValues: snapshot.version === 1 && snapshot.values !== null,
    hasProfile: Boolean(profile),
    hasMatch: true,
  };
}

export const hasSkills = ({ skills }: Pick<VisibleParts, 'skills'>): boolean => skills !== null && skills.shown > 0;

export type LostPart = 'skills' | 'values' | 'profile';

/** The parts of a release with a name that the company no longer sees in the scope `to`. */
export function lostParts(from: { scope: ReleaseScope; parts: VisibleParts }, to: ReleaseScope): LostPart[] {
  const losesResult = !isRequiredScope(from.scope) && isRequiredScope(to);
  const { parts } = from;
  return [
    ...(losesResult && hasSkills(parts) ? (['skills'] as const) : []),
    ...(losesResult && parts.hasValues ? (['values'] as const) : []),
    ...(parts.hasProfile && !hasProfile(to) ? (['profile'] as const) : []),
  ];
}

const countSkills = (skills: RequiredPart['skills']): VisibleParts['skills'] =>
  skills && { shown: skills.ranked.length, of: skills.size, hidden: skills.size - skills.ranked.length };

/** Counts a skill once, even if several jobs require it. */
function requiredSkills(parts: readonly RequiredPart[]): VisibleParts['skills'] {
  const [first] = parts.flatMap(({ skills }) => skills ?? []);
  if (first === undefined) return null;
  const shown = new Set(parts.flatMap(({ skills }) => (skills?.ranked ?? []).map(({ skillId }) => skillId)));
  return { shown: shown.size, of: first.size, hidden: 0 };
}
