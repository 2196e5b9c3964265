import { Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ContentPageSlug, contentPageLabels } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin.ts';
import { formatDateTime } from '../../lib/dates.ts';
import classes from './page-editor.module.css';
import { RestoreModal } from './restore-modal.tsx';

type PageEditorHeadProps = {
  slug: ContentPageSlug;
  /** Null for the shipped text. */
  updatedAt: Date | null;
  isDirty: boolean;
  onRestored: () => void;
};

export function PageEditorHead({ slug, updatedAt, isDirty, onRestored }: PageEditorHeadProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className={classes.head}>
      <div>
        <h2 className={classes.title}>{contentPageLabels[slug]}</h2>
        <p className={classes.state}>
          {updatedAt === null ? texts.shipped : texts.changedAt(formatDateTime(updatedAt))}
        </p>
      </div>
      <div className={classes.headActions}>
        <Link className={classes.view} to={`/${slug}`} target="_blank">
          <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
          {texts.view}
          <VisuallyHidden>{texts.newTab}</VisuallyHidden>
        </Link>
        {updatedAt !== null && (
          <Button variant="default" size="sm" onClick={() => setIsConfirming(true)}>
            {texts.restore}
          </Button>
        )}
      </div>
      <RestoreModal
        slug={slug}
        isDirty={isDirty}
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        onRestored={onRestored}
      />
    </div>
  );
}
