import type { PageSection } from '#shared/pages/page-content.ts';

export type Topic = PageSection & { id: string; group: string };

/** 'Group: topic' belongs to a group of readers. */
export const topicsOf = (sections: readonly PageSection[]): Topic[] =>
  sections.map((section, index) => {
    const [, group = '', title = section.title] = /^([^:]+): (.+)$/u.exec(section.title) ?? [];
    return { ...section, id: `thema-${index + 1}`, group, title };
  });
