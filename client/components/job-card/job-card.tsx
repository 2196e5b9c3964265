import { Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { OwnApplicationState } from '#shared/applications/state.ts';
import type { JobCard as Card } from '#shared/jobs/board.ts';
import { dayOf } from '#shared/jobs/day.ts';
import type { ShortMatch } from '#shared/matching/state.ts';
import { hasNumber } from '#shared/talent-pool/fit-groups.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { applyTexts } from '#shared/texts/applications/applying.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { payParts } from '#shared/texts/jobs/pay-text.ts';
import { hoursText, jobWords } from '#shared/texts/jobs/words.ts';
import { matchTexts, sharedValuesText } from '#shared/texts/matching/match.ts';
import { townText } from '#shared/texts/places.ts';
import { daysSince, formatDate } from '../../lib/dates.ts';
import { useListState } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useMayApply } from '../../lib/session.ts';
import { useIsAsked } from '../../lib/use-asked-jobs.ts';
import { trpc } from '../../trpc.ts';
import common from '../common.module.css';
import { CompanyLogo, UnverifiedMark } from '../company-link.tsx';
import { CardTitle, ListCard } from '../list-card.tsx';
import { MatchChip } from '../match/match-explanation.tsx';
import { SaveJob } from '../save-job/save-job.tsx';
import { StateBadge } from '../state-badge.tsx';
import { ApplyLink } from './apply-link.tsx';
import { AnswerLink, AskedMark } from './asked.tsx';

type JobCardProps = {
  job: Card;
  heading?: 'h2' | 'h3';
  /** False on the page of the company, which promises the answer of each job instead. */
  hasCompany?: boolean | undefined;
  match?: ReactNode;
  /** The match names strengths already. */
  hasReasons?: boolean;
  hasDate?: boolean;
  /** The company waits for an answer to its request. */
  isAsked?: boolean;
  application?: OwnApplicationState | undefined;
  action?: ReactNode;
};

export function JobCard({ job, heading = 'h2', hasCompany = true, match, isAsked, ...rest }: JobCardProps) {
  const { jobId, title, pay } = job;
  const { hasReasons = false, hasDate = !hasReasons, ...footer } = rest;
  const { figure, agreement } = payParts(pay);
  return (
    <ListCard className={common.hoverLine}>
      {isAsked && <AskedMark job={job} />}
      <CardTitle heading={heading} to={paths.job(jobId)} state={useListState()}>
        {title}
      </CardTitle>
      {hasCompany && <Company job={job} />}
      <Text mt={6} fw={600} fz={17} className={`${common.numbers} ${common.anywhere}`}>
        {pay.kind !== 'none' && <VisuallyHidden>{`${texts.pay}: `}</VisuallyHidden>}
        {figure}
      </Text>
      {agreement !== null && (
        <Text c="dimmed" fz="sm" className={common.anywhere}>
          {texts.payAgreement(agreement)}
        </Text>
      )}
      <Particulars job={job} />
      {!hasCompany && job.replyBy >= dayOf(new Date()) && (
        <Text mt={4} fz="sm" className={common.numbers}>
          {texts.replyUntil(job.replyBy)}
        </Text>
      )}
      {match && <Box mt={8}>{match}</Box>}
      {!hasReasons && job.strengths.length > 0 && (
        <Text mt={8} fz="sm" className={common.anywhere}>
          {jobWords.strengths(job.strengths)}
        </Text>
      )}
      <CardFooter publishedAt={hasDate ? job.publishedAt : null} {...footer} />
    </ListCard>
  );
}

type CardFooterProps = Pick<JobCardProps, 'application' | 'action'> & { publishedAt: string | null };

const CardFooter = ({ publishedAt, application, action }: CardFooterProps) => (
  <Box mt="auto" pt={publishedAt === null ? 'sm' : 8}>
    {application && <Applied application={application} />}
    <Group gap="0.5rem 1rem" justify="space-between" mb={-8}>
      {publishedAt !== null && (
        <Text span c="dimmed" fz={13} className={common.numbers}>
          <time dateTime={publishedAt} title={texts.published(formatDate(new Date(publishedAt)))}>
            {texts.online(daysSince(new Date(publishedAt), new Date()))}
          </time>
        </Text>
      )}
      {action && <Group gap="0.5rem">{action}</Group>}
    </Group>
  </Box>
);

const Company = ({ job: { company } }: { job: Card }) => (
  <Group gap="0 0.75rem" mt={6} c="dimmed" fz="sm" className={common.anywhere}>
    <Group component="span" gap="0.625rem" wrap="nowrap" align="flex-start">
      {company.logoUrl === null ? (
        <CompanyInitial name={company.name} />
      ) : (
        <CompanyLogo url={company.logoUrl} height={24} />
      )}
      <span>{company.name}</span>
    </Group>
    {company.isUnverified && <UnverifiedMark />}
  </Group>
);

const CompanyInitial = ({ name }: { name: string }) => (
  <Text
    span
    inherit
    flex="none"
    w={24}
    c="bright"
    ta="center"
    fw={600}
    bg="var(--pg-fit-soft)"
    bdrs="fit"
    aria-hidden="true"
  >
    {[...name][0]}
  </Text>
);

const Applied = ({ application }: { application: OwnApplicationState }) => (
  <Group component="p" gap="0.25rem 0.75rem" mb="xs" fz="sm" className={common.numbers}>
    <StateBadge of="application" state={application.status}>
      {applicationStatusNames[application.status]}
    </StateBadge>{' '}
    {applyTexts.applied(formatDate(application.appliedAt))}
  </Group>
);

type ParticularsProps = {
  job: Pick<Card, 'postalCode' | 'town' | 'country' | 'workplace' | 'hoursFrom' | 'hoursTo'> & {
    employment: Card['employment'] | null;
  };
};

/** Place, kind of work and hours in one line. */
export function Particulars({ job }: ParticularsProps) {
  const particulars = [
    townText(job),
    jobWords.workplaces[job.workplace],
    job.employment === null ? '' : jobWords.employments[job.employment],
    hoursText(job.hoursFrom, job.hoursTo) ?? '',
  ].filter((part) => part !== '');
  return (
    <Group
      component="ul"
      gap="0.125rem 1rem"
      mt={4}
      c="dimmed"
      fz="sm"
      className={`${common.numbers} ${common.anywhere}`}
    >
      {particulars.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </Group>
  );
}

type OwnJobCardProps = {
  job: Card;
  heading?: 'h2' | 'h3';
  hasCompany?: boolean;
  /** Undefined while it loads. */
  match: ShortMatch | null | undefined;
  application: OwnApplicationState | undefined;
};

export function OwnJobCard({ job, heading = 'h2', hasCompany, match, application }: OwnJobCardProps) {
  const isAsked = useIsAsked(job.jobId);
  const mayApply = useMayApply();
  return (
    <JobCard
      job={job}
      heading={heading}
      hasCompany={hasCompany}
      match={match === undefined ? <Box h="1.5rem" /> : match && <CardMatch match={match} />}
      hasReasons={hasNumber(match)}
      hasDate
      isAsked={isAsked}
      application={application}
      action={
        <>
          {isAsked ? <AnswerLink job={job} /> : mayApply && <ApplyLink job={job} application={application} />}
          <SaveJob jobId={job.jobId} title={job.title} isQuiet hasApplied={application?.mayApplyAgain === false} />
        </>
      }
    />
  );
}

/** With one reason for the job and one against it. */
export function CardMatch({ match }: { match: ShortMatch }) {
  if (!hasNumber(match)) return <SharedValues match={match} />;
  return (
    <>
      <MatchChip match={match} voice="you" />
      {[matchTexts.inFavour(match), matchTexts.against(match)]
        .filter((reason) => reason !== '')
        .map((reason) => (
          <Text key={reason} mt={2} c="dimmed" fz="sm" lineClamp={2} className={common.anywhere}>
            {reason}
          </Text>
        ))}
    </>
  );
}

export const SharedValues = ({ match: { sharedValues } }: { match: Pick<ShortMatch, 'sharedValues'> }) =>
  sharedValues.length > 0 && (
    <Text fz="sm" fw={600} className={common.anywhere}>
      {sharedValuesText(sharedValues)}
    </Text>
  );

type JobPages = { pages: ReadonlyArray<{ jobs: readonly ListedJob[] }> };
type JobList = { data?: JobPages | undefined; isPending: boolean; isPlaceholderData: boolean };

type ListedJob = { jobId: string };

/** Shows the previous list, or none, until the applications of the first page are known. */
export function useListWithApplications<List extends JobList>(list: List) {
  const [known, setKnown] = useState<JobPages>();
  const pages = [list.data, known].flatMap(
    (data) => data?.pages.map(({ jobs }) => jobs.map(({ jobId }) => jobId)) ?? [],
  );
  const { isKnown, applicationOf } = useOwnApplications([...new Map(pages.map((ids) => [ids.join(), ids])).values()]);
  const hasApplications = ({ jobId }: ListedJob) => isKnown(jobId);
  const isFirstKnown = list.data?.pages[0]?.jobs.every(hasApplications) ?? true;
  if (isFirstKnown && known !== list.data) setKnown(list.data);
  const before = { data: known, isPending: known === undefined, isPlaceholderData: known !== undefined };
  return { list: isFirstKnown ? list : { ...list, ...before }, hasApplications, applicationOf };
}

type OwnApplications = {
  applicationOf: (jobId: string) => OwnApplicationState | undefined;
  /** False while the answer for the job loads. */
  isKnown: (jobId: string) => boolean;
  isPending: boolean;
};

/** Lists by match show these jobs last, as the server sorts them. */
export const isAppliedTo = (application: OwnApplicationState | undefined): boolean =>
  application !== undefined && application.status !== 'withdrawn';

export function useOwnApplications(pages: ReadonlyArray<readonly string[]>): OwnApplications {
  const asked = useMayApply() ? pages.filter((jobIds) => jobIds.length > 0) : [];
  const answers = trpc.useQueries((t) =>
    asked.map((jobIds) => t.applications.ofJobs({ jobIds: [...jobIds] }, { retry: false })),
  );
  const found = new Map(answers.flatMap(({ data }) => Object.entries(data ?? {})));
  const idsOf = (isPending: boolean) => asked.filter((_, page) => answers[page]?.isPending === isPending).flat();
  const known = new Set(idsOf(false));
  const pending = new Set(idsOf(true).filter((jobId) => !known.has(jobId)));
  return {
    applicationOf: (jobId) => found.get(jobId),
    isKnown: (jobId) => !pending.has(jobId),
    isPending: pending.size > 0,
  };
}
