import type { OrganisationSettings } from '#shared/organisations/schema.ts';

export type Settings = Omit<OrganisationSettings, 'basedOnVersion'>;
/** The settings as the server last gave them. */
export type StoredSettings = Settings & { slug: string; version: number };

export const settingsOf = ({ name, description, imprint, values, isPublic, needsReview }: Settings): Settings => ({
  name,
  description,
  imprint,
  values,
  isPublic,
  needsReview,
});

/** Blanks at the ends are not stored and make no difference. */
export function isSameSettings(one: Settings, other: Settings): boolean {
  return (
    one.name.trim() === other.name.trim() &&
    one.description.trim() === other.description.trim() &&
    one.imprint.trim() === other.imprint.trim() &&
    one.isPublic === other.isPublic &&
    one.needsReview === other.needsReview &&
    one.values.length === other.values.length &&
    one.values.every((value, index) => value === other.values[index])
  );
}
