import type { JobDraft } from '#shared/jobs/draft.ts';

/** Where a field stands on the page. */
export const fieldPlace = (field: keyof JobDraft): string => `job-field-${field}`;

/** What is written or chosen in comes before a button, such as those above a text. */
const fields = 'input:not([type="hidden"]), textarea, [contenteditable="true"], select';

/** Brings a field into sight and gives it the keyboard. */
export function goToField(field: keyof JobDraft): void {
  const place = document.getElementById(fieldPlace(field));
  place?.scrollIntoView({ block: 'center' });
  const target = place?.matches(fields)
    ? place
    : (place?.querySelector<HTMLElement>(fields) ?? place?.querySelector('button'));
  target?.focus({ preventScroll: true });
}
