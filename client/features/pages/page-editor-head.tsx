import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ContentPageSlug } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin/pages-and-outbox.ts';
import { contentPageLabels } from '#shared/texts/pages/footer.ts';
import { ask } from '../../components/ask/ask.tsx';
import { IconLink } from '../../components/link-button.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';

type PageEditorHeadProps = {
  slug: ContentPageSlug;
  updatedAt: Date | null;
  isDirty: boolean;
  onRestored: () => void;
};

export function PageEditorHead({ slug, updatedAt, isDirty, onRestored }: PageEditorHeadProps) {
  const [note, showNote] = useTemporaryNote();
  const utils = trpc.useUtils();
  const restore = trpc.pages.restore.useMutation({ onSuccess: () => void utils.pages.page.invalidate({ slug }) });
  const askToRestore = () =>
    ask({
      title: texts.confirmTitle,
      text: `${texts.confirm(contentPageLabels[slug])}${isDirty ? ` ${texts.confirmUnsaved}` : ''}`,
      confirmLabel: texts.confirmRestore,
      run: () => restore.mutateAsync({ slug }),
      onDone: () => {
        showNote(texts.restored);
        onRestored();
      },
    });
  return (
    <Group gap="0.75rem 1.5rem" align="flex-start" justify="space-between" mb="lg">
      <div>
        <Title order={2} size="h3">
          {contentPageLabels[slug]}
        </Title>
        <Text mt={2} c="dimmed" fz="sm">
          {updatedAt === null ? texts.shipped : texts.changedAt(formatDateTime(updatedAt))}
        </Text>
        <SavedNote note={note} />
      </div>
      <Group gap="0.5rem 1.25rem">
        <IconLink icon={IconExternalLink} mih={38} to={`/${slug}`} target="_blank">
          {texts.view}
          <VisuallyHidden>{texts.newTab}</VisuallyHidden>
        </IconLink>
        {updatedAt !== null && (
          <Button variant="default" size="sm" onClick={askToRestore}>
            {texts.restore}
          </Button>
        )}
      </Group>
    </Group>
  );
}
