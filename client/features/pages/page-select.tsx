import { NativeSelect } from '@mantine/core';
import { type ContentPageSlug, contentPageLabels, footerGroups } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin/admin.ts';
import type { PageDrafts } from './page-draft.ts';
import classes from './pages-tab.module.css';

type PageSelectProps = { chosen: ContentPageSlug; drafts: PageDrafts; onChoose: (slug: string) => void };

export function PageSelect({ chosen, drafts, onChoose }: PageSelectProps) {
  const labelOf = (slug: ContentPageSlug) =>
    drafts[slug] ? `${contentPageLabels[slug]} (${texts.unsavedMark})` : contentPageLabels[slug];
  return (
    <NativeSelect
      className={classes.select}
      label={texts.choose}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={footerGroups.map(({ title, slugs }) => ({
        group: title,
        items: slugs.map((slug) => ({ value: slug, label: labelOf(slug) })),
      }))}
    />
  );
}
