import { NativeSelect, Text } from '@mantine/core';
import type { CandidateDetail } from '#shared/candidates/state.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { requiredTexts } from '#shared/texts/candidates/view.ts';
import { matchTexts } from '#shared/texts/matching/match.ts';
import { CandidateProfile } from '../../../components/candidate-view/candidate-profile.tsx';
import { ViewPart } from '../../../components/candidate-view/person-profile.tsx';
import { CoarseMatchView } from '../../../components/match/coarse-match.tsx';
import { MatchExplanation } from '../../../components/match/match-explanation.tsx';
import { useUrlParams } from '../../../lib/use-url-query.ts';
import { useCandidateJobs } from '../candidate-list.tsx';
import { Applications } from './applications.tsx';

const { detail: texts } = candidateListTexts;

export function ProfileTab({ candidate }: { candidate: CandidateDetail }) {
  const { view, match, job, applications } = candidate;
  return (
    <CandidateProfile view={view}>
      <ViewPart title={texts.applications} nameLevel={2}>
        <Applications name={view.name} applications={applications} />
      </ViewPart>
      <ViewPart title={matchTexts.title} nameLevel={2}>
        <JobChoice job={job} />
        {match === null ? (
          <Text c="dimmed">{job === null ? texts.noJobText : texts.noMatch}</Text>
        ) : 'parts' in match ? (
          <MatchExplanation match={match} voice="person" heading="h4" />
        ) : (
          <CoarseMatchView match={match} {...(view.scope !== 'anonymous' && { note: requiredTexts.match })} />
        )}
      </ViewPart>
    </CandidateProfile>
  );
}

function JobChoice({ job }: Pick<CandidateDetail, 'job'>) {
  const { change } = useUrlParams();
  const jobs = useCandidateJobs().data ?? [];
  const isOffered = job === null || jobs.some(({ jobId }) => jobId === job.jobId);
  const selectableJobs = isOffered ? jobs : [job, ...jobs];
  if (selectableJobs.length === 0) return null;
  return (
    <NativeSelect
      maw="28rem"
      mb="lg"
      label={texts.job}
      data={[
        ...(job === null ? [{ value: '', label: texts.noJob }] : []),
        ...selectableJobs.map(({ jobId, title }) => ({ value: jobId, label: title })),
      ]}
      value={job?.jobId ?? ''}
      onChange={(event) => change({ job: event.currentTarget.value })}
    />
  );
}
