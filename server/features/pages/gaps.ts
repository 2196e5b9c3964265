import type { PageContent } from '#shared/pages/page-content.ts';
import { pageMarks } from '#shared/texts/pages/content-pages.ts';

/** Work for the operator, who reads it in the editor. */
const workNote = /(?:prüfen|ergänzen|festlegen|beschreiben|angeben|nennen|streichen|einrichten|wählen)/iu;
const tagOrGap = /(<[^<>]*>)|\[[^[\]<>]+\]/g;
/** Written for the operator; visitors see a different note. */
const operatorNote = /^<blockquote>\s*<p><strong>Vorlage\.<\/strong>[\s\S]*?<\/blockquote>\s*/;

/** Marks the gaps '[…]' that the operator has to fill. Sanitised HTML has no other angle brackets than those of tags. */
export function markGaps({ intro, sections, steps }: PageContent): PageContent & { hasGaps: boolean } {
  let hasGaps = false;
  const mark = (html: string): string =>
    html.replace(tagOrGap, (whole, tag?: string) => {
      if (tag !== undefined) return tag;
      hasGaps = true;
      return `<mark>${workNote.test(whole) ? pageMarks.open : whole}</mark>`;
    });
  const markedIntro = mark(intro);
  const markedSections = sections.map(({ title, html, parts }) => ({
    title,
    html: mark(html),
    parts: parts.map((part) => ({ title: part.title, html: mark(part.html) })),
  }));
  return {
    intro: hasGaps ? markedIntro.replace(operatorNote, '') : markedIntro,
    sections: markedSections,
    steps,
    hasGaps,
  };
}
