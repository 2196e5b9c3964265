/** Where one is in the profile stands in the address: which part, and whether it is being written. */
export const profileTabs = ['personal', 'experience', 'education', 'skills'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const tabOf = (name: string | null): ProfileTab => profileTabs.find((tab) => tab === name) ?? 'personal';

export const modeParam = 'mode';
export const editMode = 'edit';

/** On which part a field stands, by its path: 'experience.0.from'. */
export function tabOfField(path: string): ProfileTab {
  const [field] = path.split('.');
  if (field === 'hiddenSkillIds') return 'skills';
  return field === 'experience' || field === 'education' ? field : 'personal';
}
