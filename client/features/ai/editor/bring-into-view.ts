/** Where the editor says what is being made, and where a redone block's new version appears. */
export const stripId = 'generation-strip';
export const proposalElementId = (proposalId: string): string => `proposal-${proposalId}`;

/** What a dialog has ordered is shown where it comes, which may be out of sight. Called before the dialog has gone: its end gives the focus back. */
export function bringIntoView(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'center' }));
}
