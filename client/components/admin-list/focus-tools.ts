/** The search and the filters of a list; there is one on a page. */
export const listToolsId = 'list-tools';

/** A control that takes itself away hands the focus on, which would otherwise be at the beginning of the page again. */
export function focusTools(): void {
  const tools = document.getElementById(listToolsId);
  (tools?.querySelector<HTMLElement>('input[type="search"]') ?? tools)?.focus();
}
