import { useEffectEvent, useLayoutEffect } from 'react';

type RankKeys = {
  /** Absent where no cards are. */
  onPick?: (index: number) => void;
  onConfirm: () => void;
};

/** Places where a digit or Enter means something else. A card that is moved by the keyboard is one of them. */
const elsewhere = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [data-dragging]';
const control = 'a, button, [role="button"], summary';

/** Digits pick the card at that position on screen; Enter confirms, except on a control with its own meaning of Enter. */
export function useRankKeys({ onPick, onConfirm }: RankKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const target = event.target instanceof Element ? event.target : document.body;
    if (isCommand || event.repeat || event.defaultPrevented || target.closest(elsewhere) !== null) return;
    if (event.key === 'Enter' && target.closest(control) === null) onConfirm();
    else if (/^[1-9]$/.test(event.key)) onPick?.(Number(event.key) - 1);
  });
  // Before paint, so that no key is lost between two groups.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
