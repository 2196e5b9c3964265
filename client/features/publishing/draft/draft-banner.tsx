import { Badge, Group, Switch, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { DraftCourse, DraftState } from '#shared/publishing/draft.ts';
import { draftChangeTexts, draftTexts as texts } from '#shared/texts/courses/draft.ts';
import common from '../../../components/common.module.css';
import { IconLink } from '../../../components/link-button.tsx';
import { formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';

type DraftBannerProps = {
  draft: DraftCourse;
  state: DraftState;
  back: { to: string; label: string };
  changes?: { isShown: boolean; onShow: (isShown: boolean) => void } | undefined;
};

export function DraftBanner({ draft, state, back, changes }: DraftBannerProps) {
  const { courseId, version, updatedAt } = draft;
  const isPublished = state.status === 'published' && !state.hasChanges;
  return (
    <Group
      component="section"
      mb="xl"
      p="0.375rem 1.25rem"
      gap="0.25rem 1.25rem"
      bg="var(--pg-sunken)"
      bdrs="fit"
      className={common.inkLinks}
      aria-label={texts.band}
    >
      <IconLink icon={IconArrowLeft} mih="2.5rem" to={back.to}>
        {back.label}
      </IconLink>
      <Text c="dimmed" miw={0} className={common.numbers}>
        {bannerText(state)} · <time dateTime={updatedAt}>{texts.asOf(formatDateTime(new Date(updatedAt)))}</time>
      </Text>
      {isPublished && state.isOnline && <Link to={paths.course(courseId)}>{texts.toCourse}</Link>}
      {changes &&
        (version === 0 ? (
          <Badge component="span">{draftChangeTexts.firstVersion}</Badge>
        ) : (
          <Switch
            classNames={{ track: common.fieldLine }}
            label={draftChangeTexts.since(version)}
            checked={changes.isShown}
            onChange={({ currentTarget }) => changes.onShow(currentTarget.checked)}
          />
        ))}
    </Group>
  );
}

function bannerText({ status, hasChanges, version }: DraftState): string {
  if (status === 'review') return texts.inReview;
  return status === 'published' && !hasChanges ? texts.published(version) : texts.unpublished;
}
