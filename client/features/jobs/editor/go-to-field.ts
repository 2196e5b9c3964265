import type { JobDraft } from '#shared/jobs/draft.ts';

export const fieldPlace = (field: keyof JobDraft): string => `job-field-${field}`;

/** Inputs receive the focus before buttons, for example before the toolbar above a text. */
const inputs = 'input:not([type="hidden"]), textarea, [contenteditable="true"], select';

/** The toolbar of a text appears before the text itself. */
const buttons = 'button:not(.mantine-RichTextEditor-root *)';

const pollMs = 50;
const maxLoadMs = 10_000;
const settledMs = 1_000;

/**
 * Focuses the field, and keeps it focused until the person acts or the page has settled: the field may still load, and
 * a closing dialog or a mounting text editor drops the focus.
 */
export function goToField(field: keyof JobDraft): void {
  const giveUpAt = performance.now() + maxLoadMs;
  let reachedAt: number | null = null;
  const reach = () => {
    const now = performance.now();
    if (now > giveUpAt || (reachedAt !== null && now - reachedAt > settledMs)) return stop();
    const place = document.getElementById(fieldPlace(field));
    const target = place === null ? null : findTarget(place);
    if (target === null || target === document.activeElement) return;
    place?.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    reachedAt = now;
  };
  const polling = setInterval(reach, pollMs);
  const stop = () => {
    clearInterval(polling);
    for (const action of ['pointerdown', 'keydown']) document.removeEventListener(action, stop);
  };
  for (const action of ['pointerdown', 'keydown']) document.addEventListener(action, stop);
  reach();
}

function findTarget(place: HTMLElement): HTMLElement | null {
  return place.matches(inputs) ? place : (place.querySelector<HTMLElement>(inputs) ?? place.querySelector(buttons));
}
