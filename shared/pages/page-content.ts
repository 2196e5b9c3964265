/** A Markdown page as its parts, each with sanitised HTML. Titles are plain text. */
type PagePart = { title: string; html: string };
export type PageSection = PagePart & { parts: PagePart[] };
export type PageStep = { label: string; path: string };

export type PageContent = { intro: string; sections: PageSection[]; steps: PageStep[] };
