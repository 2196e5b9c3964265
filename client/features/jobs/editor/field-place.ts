import type { JobDraft } from '#shared/jobs/draft.ts';

/** Where a field stands on the page. */
export const fieldPlace = (field: keyof JobDraft): string => `job-field-${field}`;

const focusable = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button, select';

/** Brings a field into sight and gives it the keyboard. */
export function goToField(field: keyof JobDraft): void {
  const place = document.getElementById(fieldPlace(field));
  place?.scrollIntoView({ block: 'center' });
  const target = place?.matches(focusable) ? place : place?.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
}
