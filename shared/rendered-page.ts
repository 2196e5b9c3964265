/** Between the server and its renderer of public pages. */

/** `answers`: JSON texts by address. */
export type RenderInput = { path: string; answers: Readonly<Record<string, string>> };

/** `files`: source files of the page's lazy components. `data`: JSON for `readPageData`, safe inside a script element. */
export type RenderedPage = { kind: 'page'; html: string; data: string; files: string[] };

export type RenderResult = RenderedPage | { kind: 'missing'; addresses: string[] };
