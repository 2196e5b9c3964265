import { Badge, Box, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CandidateListEntry } from '#shared/candidates/state.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { candidateListTexts, releasedText } from '#shared/texts/candidates/list.ts';
import { RequiredSkills } from '../../components/asked-skills/asked-skills.tsx';
import { PersonCard } from '../../components/asked-skills/person-card.tsx';
import { ScopeBadge } from '../../components/candidate-view/candidate-profile.tsx';
import { LimitedNote } from '../../components/candidate-view/limited-note.tsx';
import common from '../../components/common.module.css';
import { MatchChip } from '../../components/match/match-explanation.tsx';
import { candidatePath, reportPath } from './candidate-address.ts';

const { card: texts } = candidateListTexts;

type CandidateCardProps = {
  candidate: CandidateListEntry;
  jobId: string | null;
  isCompared: boolean;
  isFull: boolean;
  onCompare: () => void;
};

export function CandidateCard({ candidate, jobId, ...compare }: CandidateCardProps) {
  const { name, size, skills, releaseId } = candidate;
  const actions = <Actions candidate={candidate} jobId={jobId} {...compare} />;
  return (
    <PersonCard
      name={name}
      path={candidatePath(releaseId, jobId)}
      facts={<Facts candidate={candidate} />}
      actions={<Box visibleFrom="md">{actions}</Box>}
      footer={<Box hiddenFrom="md">{actions}</Box>}
    >
      <RequiredSkills
        skills={skills}
        rankedCount={size}
        label={texts.skills(name)}
        emptyText={texts.noSkills}
        isUnweighted={candidate.job === null}
      />
    </PersonCard>
  );
}

function Facts({ candidate }: { candidate: CandidateListEntry }) {
  const { name, isAnonymous, isLimited, match, unread, job, applications, releasedOn } = candidate;
  return (
    <>
      <Group gap={6}>
        <ScopeBadge scope={isAnonymous ? 'anonymous' : 'named'} />
        {isLimited && <LimitedNote name={name} />}
        {unread > 0 && <Badge component="span">{texts.unread(unread)}</Badge>}
      </Group>
      {match === null ? (
        <Text c="dimmed" fz="sm">
          {texts.noMatch}
        </Text>
      ) : (
        <MatchChip match={{ ...match, isRough: isAnonymous }} />
      )}
      <Stack component="dl" gap={4} fz="sm" className={common.anywhere}>
        <Line term={texts.forJob}>{job?.title ?? texts.wholeCompany}</Line>
        {applications.map(({ applicationId, jobTitle, status }) => (
          <Line key={applicationId} term={texts.status}>
            {jobTitle === job?.title
              ? applicationStatusNames[status]
              : `${jobTitle}: ${applicationStatusNames[status]}`}
          </Line>
        ))}
      </Stack>
      <Text c="dimmed" fz={14} className={common.numbers}>
        {releasedText(releasedOn)}
      </Text>
    </>
  );
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <Box component="dt" display="inline" c="dimmed">
        {`${term}: `}
      </Box>
      <Box component="dd" display="inline">
        {children}
      </Box>
    </div>
  );
}

function Actions({ candidate: { name, releaseId }, jobId, isCompared, isFull, onCompare }: CandidateCardProps) {
  return (
    <Group gap="xs" mt="md">
      <Button component={Link} size="sm" variant="default" to={candidatePath(releaseId, jobId)}>
        {texts.details}
        <span className={common.unseen}>{` ${texts.about(name)}`}</span>
      </Button>
      <Button
        size="sm"
        variant="default"
        aria-pressed={isCompared}
        aria-label={texts.compareOf(name)}
        disabled={isFull && !isCompared}
        {...(isCompared && { style: { borderColor: 'var(--pg-ink)', background: 'var(--pg-fit-soft)' } })}
        onClick={onCompare}
      >
        {texts.compare}
      </Button>
      <Button
        component="a"
        size="sm"
        variant="default"
        href={reportPath([releaseId], jobId)}
        download=""
        title={candidateListTexts.reportNote}
        aria-label={texts.reportOf(name)}
      >
        {texts.report}
      </Button>
    </Group>
  );
}
