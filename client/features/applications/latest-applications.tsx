import { Box, Group, Text } from '@mantine/core';
import type { OwnApplication } from '#shared/applications/state.ts';
import { isEnded, isUnanswered } from '#shared/applications/status.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { myApplicationsTexts as texts, timelineTexts } from '#shared/texts/applications/applying.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LinkRow, OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const shownCount = 3;

export const useApplicationList = () =>
  trpc.applications.mine.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });

type LatestApplicationsProps = { list: ReturnType<typeof useApplicationList> };

/** Empty without applications. */
export function LatestApplications({ list }: LatestApplicationsProps) {
  const applications = list.data?.pages[0]?.applications;
  if (applications?.length === 0) return null;
  const hasMore = list.data?.pages[0]?.nextCursor !== null;
  const allCount =
    hasMore || applications === undefined || applications.length <= shownCount ? null : applications.length;
  return (
    <OverviewSection title={texts.latest}>
      {applications === undefined ? (
        <ErrorState title={texts.failed} onRetry={() => void list.refetch()} />
      ) : (
        <>
          <Box component="ul" mt="-0.5rem" mb="sm">
            {applications.slice(0, shownCount).map((application, index) => (
              <Row key={application.applicationId} application={application} isFirst={index === 0} />
            ))}
          </Box>
          <LinkButton to={paths.applications}>{texts.all(allCount)}</LinkButton>
        </>
      )}
    </OverviewSection>
  );
}

function Row({ application, isFirst }: { application: OwnApplication; isFirst: boolean }) {
  const { company, jobId, jobTitle, status, replyBy, isOverdue, releaseId, unread, hasOpenQuestion } = application;
  const hasNews = (unread > 0 || hasOpenQuestion) && releaseId !== null;
  const isWaiting = isUnanswered(status) && releaseId !== null;
  const page = jobId === null ? paths.applications : paths.application(jobId);
  return (
    <LinkRow to={hasNews ? paths.messages(releaseId) : page} isFirst={isFirst}>
      <Text fw={600} lh={1.3} {...(isEnded(status) && status !== 'hired' && { c: 'dimmed' })}>
        {jobTitle}
      </Text>
      <Group gap="0.125rem 0.75rem" mt={4} fz="sm" className={common.numbers}>
        <StateBadge of="application" state={status}>
          {applicationStatusNames[status]}
        </StateBadge>
        {hasNews && (
          <Text span fw={600} fz="sm">
            {unread > 0 ? texts.unread(unread) : texts.openQuestion}
          </Text>
        )}
        <Text span c="dimmed" fz="sm">
          {company.name}
        </Text>
        {isWaiting && (
          <Text span c="dimmed" fz="sm">
            {isOverdue ? texts.late : `${timelineTexts.reply} ${timelineTexts.replyBy(replyBy)}`}
          </Text>
        )}
      </Group>
    </LinkRow>
  );
}
