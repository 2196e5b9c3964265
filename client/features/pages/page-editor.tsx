import { Box, Textarea } from '@mantine/core';
import type { ContentPageSlug } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin.ts';
import { LineField } from '../../components/line-field/line-field.tsx';
import { look } from '../../components/look/look.ts';
import { SaveBar } from '../../components/save-bar/save-bar.tsx';
import { StaleNotice } from '../../components/stale-notice/stale-notice.tsx';
import type { PageBase } from './page-draft.ts';
import classes from './page-editor.module.css';
import { PageEditorHead } from './page-editor-head.tsx';
import { usePageEditor } from './use-page-editor.ts';

type PageEditorProps = { slug: ContentPageSlug; source: PageBase & { updatedAt: Date | null } };

export function PageEditor({ slug, source }: PageEditorProps) {
  const editor = usePageEditor(slug, source);
  const { form, isDirty } = editor;
  return (
    <Box maw="48rem" className={look('narrowable')}>
      <PageEditorHead slug={slug} updatedAt={source.updatedAt} isDirty={isDirty} onRestored={editor.takeNewest} />
      <form className={look('stack', 'gap20')} noValidate onSubmit={form.onSubmit(editor.save)}>
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
          classNames={{ input: `${classes.markdown} ${look('small', 'unhyphenated', 'mono')}` }}
          {...form.getInputProps('markdown')}
        />
        {editor.isStale && (
          <StaleNotice
            title={texts.stale.title}
            text={texts.stale.text}
            choices={[
              { label: texts.stale.reload, onClick: editor.takeNewest },
              { label: texts.stale.keep, onClick: editor.keepOwn },
            ]}
            isBusy={editor.isLoadingNewest}
            takesFocus
          />
        )}
        <SaveBar
          isDirty={isDirty}
          isSaving={editor.isSaving}
          saves={editor.saves}
          savedText={texts.saved}
          label={texts.save}
          failure={editor.failure}
          onDiscard={editor.discard}
        />
      </form>
    </Box>
  );
}
