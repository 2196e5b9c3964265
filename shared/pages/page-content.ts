import type { Retention } from '../settings/schema.ts';

/** A Markdown page as its parts, each with sanitised HTML. Titles are plain text. */
type PagePart = { title: string; html: string };
export type PageSection = PagePart & { parts: PagePart[] };
export type PageStep = { label: string; path: string };

/**
 * `periods`: of this installation, on the privacy page only. `hasGaps`: the operator has not completed a template.
 * `contact`: address for questions, empty for none.
 */
export type ShownPage = PageContent & { periods?: Retention; hasGaps?: boolean; contact?: string };
export type PageContent = { intro: string; sections: PageSection[]; steps: PageStep[] };

export type Topic = PageSection & { id: string; group: string };

/** 'Group: topic' belongs to a group of readers. */
export const topicsOf = (sections: readonly PageSection[]): Topic[] =>
  sections.map((section, index) => {
    const [, group = '', title = section.title] = /^([^:]+): (.+)$/u.exec(section.title) ?? [];
    return { ...section, id: `thema-${index + 1}`, group, title };
  });
