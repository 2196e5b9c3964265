import { Box, Checkbox, Stack, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useEffect } from 'react';
import { z } from 'zod';
import { legalSummary, legalSummaryMax } from '#shared/consents/schema.ts';
import { isLegalSlug } from '#shared/consents/state.ts';
import { savePageInput } from '#shared/pages/schema.ts';
import type { ContentPageSlug } from '#shared/pages.ts';
import { legalPageTexts, pageEditorTexts as texts } from '#shared/texts/admin/pages-and-outbox.ts';
import common from '../../components/common.module.css';
import { LineField } from '../../components/line-field/line-field.tsx';
import { RevisionedForm } from '../../components/revisioned-form/revisioned-form.tsx';
import { useRevisionedForm } from '../../components/revisioned-form/use-revisioned-form.ts';
import { trpc } from '../../trpc.ts';
import { type PageBase, type PageValues, usePageDrafts } from './page-draft.ts';
import classes from './page-editor.module.css';
import { PageEditorHead } from './page-editor-head.tsx';

const pageForm = savePageInput.pick({ title: true, description: true, markdown: true }).extend({ asks: z.boolean() });
const plainForm = pageForm.extend({ summary: z.string() });
const legalForm = z.discriminatedUnion('asks', [
  pageForm.extend({ asks: z.literal(true), summary: legalSummary.unwrap() }),
  plainForm.extend({ asks: z.literal(false) }),
]);

const textOf = ({ title, description, markdown }: PageBase | PageValues) => ({ title, description, markdown });
const valuesOf = (base: PageBase): PageValues => ({ ...textOf(base), asks: true, summary: '' });
const hasSameText = (one: PageValues, other: PageValues): boolean =>
  JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));

function usePageEditor(slug: ContentPageSlug, source: PageBase) {
  const utils = trpc.useUtils();
  const { drafts, setDraft } = usePageDrafts();
  const change = trpc.pages.save.useMutation({
    onSuccess: () => void Promise.all([utils.pages.source.invalidate({ slug }), utils.pages.page.invalidate({ slug })]),
  });
  const editor = useRevisionedForm<PageBase, PageValues>({
    name: 'page',
    stored: source,
    draft: drafts[slug],
    valuesOf,
    isSame: hasSameText,
    validate: schemaResolver(isLegalSlug(slug) ? legalForm : plainForm, { sync: true }),
    save: async (values, { version: basedOnVersion }) => {
      const text = textOf(values);
      const legal = isLegalSlug(slug) ? { summary: values.asks ? values.summary : null } : {};
      const { version } = await change.mutateAsync({ slug, ...text, ...legal, basedOnVersion });
      return { ...text, version };
    },
    loadLatest: () => utils.pages.source.fetch({ slug }, { staleTime: 0 }),
  });
  const { isDirty, base } = editor;
  const { values } = editor.form;
  useEffect(() => setDraft(slug, isDirty ? { values, base } : null), [slug, values, base, isDirty, setDraft]);
  return editor;
}

type PageEditorProps = { slug: ContentPageSlug; source: PageBase & { updatedAt: Date | null } };

export function PageEditor({ slug, source }: PageEditorProps) {
  const editor = usePageEditor(slug, source);
  const { form, isDirty } = editor;
  return (
    <Box maw="48rem" miw={0}>
      <PageEditorHead slug={slug} updatedAt={source.updatedAt} isDirty={isDirty} onRestored={editor.acceptLatest} />
      <RevisionedForm editing={editor} texts={texts}>
        <Stack gap={20} mb={20}>
          <LineField label={texts.title} {...form.getInputProps('title')} />
          <Textarea
            label={texts.description}
            description={texts.descriptionHint}
            minRows={2}
            {...form.getInputProps('description')}
          />
          <Textarea
            label={texts.markdown}
            description={texts.markdownHint}
            minRows={14}
            maxRows={36}
            classNames={{ input: `${classes.markdown} ${common.unhyphenated}` }}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.9375rem' } }}
            {...form.getInputProps('markdown')}
          />
          {isLegalSlug(slug) && isDirty && (
            <>
              <Checkbox
                label={legalPageTexts.asks}
                description={legalPageTexts.asksHint[slug]}
                {...form.getInputProps('asks', { type: 'checkbox' })}
              />
              {form.values.asks && (
                <Textarea
                  label={legalPageTexts.summary}
                  description={legalPageTexts.summaryHint}
                  minRows={2}
                  maxLength={legalSummaryMax}
                  {...form.getInputProps('summary')}
                />
              )}
            </>
          )}
        </Stack>
      </RevisionedForm>
    </Box>
  );
}
