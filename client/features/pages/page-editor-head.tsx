import { Box, Button, Group, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ContentPageSlug } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin/admin.ts';
import { contentPageLabels } from '#shared/texts/pages/footer.ts';
import { ask } from '../../components/ask/ask.tsx';
import { look } from '../../components/look/look.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { useBriefly } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';
import classes from './page-editor.module.css';

type PageEditorHeadProps = {
  slug: ContentPageSlug;
  /** Null for the shipped text. */
  updatedAt: Date | null;
  isDirty: boolean;
  onRestored: () => void;
};

export function PageEditorHead({ slug, updatedAt, isDirty, onRestored }: PageEditorHeadProps) {
  const [note, say] = useBriefly();
  const utils = trpc.useUtils();
  const restore = trpc.pages.restore.useMutation({ onSuccess: () => void utils.pages.page.invalidate({ slug }) });
  const askToRestore = () =>
    ask({
      title: texts.confirmTitle,
      text: `${texts.confirm(contentPageLabels[slug])}${isDirty ? ` ${texts.confirmUnsaved}` : ''}`,
      confirmLabel: texts.confirmRestore,
      run: () => restore.mutateAsync({ slug }),
      onDone: () => {
        say(texts.restored);
        onRestored();
      },
    });
  return (
    <Group gap="0.75rem 1.5rem" align="flex-start" justify="space-between" mb="lg">
      <div>
        <Box component="h2" lh={1.25} className={look('heading', 'step2')}>
          {contentPageLabels[slug]}
        </Box>
        <Box component="p" mt={2} className={look('muted', 'small')}>
          {updatedAt === null ? texts.shipped : texts.changedAt(formatDateTime(updatedAt))}
        </Box>
        <SavedNote note={note} />
      </div>
      <Group gap="0.5rem 1.25rem">
        <Link
          className={`${classes.view} ${look('inlineRow', 'ink', 'strong', 'thinLine', 'offset25', 'gap6', 'thickens')}`}
          to={`/${slug}`}
          target="_blank"
        >
          <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
          {texts.view}
          <VisuallyHidden>{texts.newTab}</VisuallyHidden>
        </Link>
        {updatedAt !== null && (
          <Button variant="default" size="sm" onClick={askToRestore}>
            {texts.restore}
          </Button>
        )}
      </Group>
    </Group>
  );
}
