import { Badge, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { blockCountText, lessonCountText, moduleCountText } from '#shared/texts/courses.ts';
import { versionTexts as texts } from '#shared/texts/publishing.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import classes from './versions.module.css';

type Version = {
  number: number;
  title: string;
  publishedAt: Date;
  publishedBy: string | null;
  moduleCount: number;
  lessonCount: number;
  blockCount: number;
  isOnline: boolean;
};

type VersionRowProps = {
  courseId: string;
  version: Version;
  onCompare: () => void;
  /** Missing for who may not. */
  onRestore?: (() => void) | undefined;
  /** What else can be done with this version. */
  children: ReactNode;
};

export function VersionRow({ courseId, version, onCompare, onRestore, children }: VersionRowProps) {
  const { number, title, publishedAt, publishedBy, isOnline } = version;
  const counts = [
    moduleCountText(version.moduleCount),
    lessonCountText(version.lessonCount),
    blockCountText(version.blockCount),
  ];
  return (
    <li className={classes.version} data-online={isOnline || undefined}>
      <div className={classes.versionHead}>
        <h3 className={classes.number}>{texts.version(number)}</h3>
        {isOnline && <Badge color="sage">{texts.online}</Badge>}
      </div>
      <p className={classes.versionTitle}>{title}</p>
      <p className={classes.facts}>
        <time dateTime={publishedAt.toISOString()}>{formatDateTime(publishedAt)}</time>{' '}
        {publishedBy === null ? texts.byUnknown : texts.by(publishedBy)}
      </p>
      <p className={classes.facts}>{counts.join(', ')}</p>
      <div className={classes.versionActions}>
        <LinkButton to={`${paths.company.coursePreview(courseId)}?version=${number}`} kind="plain">
          {texts.view}
        </LinkButton>
        <Button variant="subtle" size="sm" aria-label={texts.compareNamed(number)} onClick={onCompare}>
          {texts.compare}
        </Button>
        {onRestore && (
          <Button variant="subtle" size="sm" aria-label={texts.restoreNamed(number)} onClick={onRestore}>
            {texts.restore}
          </Button>
        )}
        {children}
      </div>
    </li>
  );
}
