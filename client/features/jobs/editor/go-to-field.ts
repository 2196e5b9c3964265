import type { JobDraft } from '#shared/jobs/draft.ts';

export const fieldElementId = (field: keyof JobDraft): string => `job-field-${field}`;

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
  const deadline = performance.now() + maxLoadMs;
  let focusedAt: number | null = null;
  const tryFocus = () => {
    const now = performance.now();
    if (now > deadline || (focusedAt !== null && now - focusedAt > settledMs)) return stop();
    const container = document.getElementById(fieldElementId(field));
    const target = container === null ? null : findTarget(container);
    if (target === null || target === document.activeElement) return;
    container?.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    focusedAt = now;
  };
  const polling = setInterval(tryFocus, pollMs);
  const stop = () => {
    clearInterval(polling);
    for (const action of ['pointerdown', 'keydown']) document.removeEventListener(action, stop);
  };
  for (const action of ['pointerdown', 'keydown']) document.addEventListener(action, stop);
  tryFocus();
}

function findTarget(container: HTMLElement): HTMLElement | null {
  return container.matches(inputs)
    ? container
    : (container.querySelector<HTMLElement>(inputs) ?? container.querySelector(buttons));
}
