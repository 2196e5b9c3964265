/** Where the editor says what is being made, and where a redone block's new version appears. */
export const stripId = 'generation-strip';
export const proposalElementId = (proposalId: string): string => `proposal-${proposalId}`;

/** What takes longer is shown where it comes, without the page moving under the reader. */
const patienceMs = 5_000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What a dialog has ordered is shown where it comes, which may be out of sight and a moment later. Whoever moves on in between is left where they are. */
export function bringIntoView(id: string): void {
  const moved = new AbortController();
  for (const move of ownMoves)
    window.addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true });
  const end = performance.now() + patienceMs;
  const look = () => {
    if (moved.signal.aborted) return;
    const element = document.getElementById(id);
    if (element === null && performance.now() < end) return void requestAnimationFrame(look);
    moved.abort();
    element?.scrollIntoView({ block: 'center' });
  };
  requestAnimationFrame(look);
}
