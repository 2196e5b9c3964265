import { Box, Group, Text, Title } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
import type { PoolPersonView } from '#shared/talent-pool/state.ts';
import { matchTexts } from '#shared/texts/matching/match.ts';
import { talentPoolMatchTexts } from '#shared/texts/talent-pool/company.ts';
import { CandidateProfile } from '../../components/candidate-view/candidate-profile.tsx';
import { ViewPart } from '../../components/candidate-view/person-profile.tsx';
import { placeholderView } from '../../components/candidate-view/placeholder-view.ts';
import { RefusalBoundary, useRefusedQuery } from '../../components/candidate-view/refusal-boundary.tsx';
import common from '../../components/common.module.css';
import { BackLink, DocumentBar } from '../../components/document-bar/document-bar.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { CoarseMatchView } from '../../components/match/coarse-match.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { dropOnUnmount } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { ContactRequest } from './contact-request.tsx';
import { NearBadge } from './pool-card.tsx';

const { person: texts } = talentPoolMatchTexts;

type PoolPersonProps = { personId: string; jobId: string };

function OpenPoolPerson({ personId, jobId }: PoolPersonProps) {
  if (jobId === '') return <Gone jobId={jobId} />;
  return (
    <RefusalBoundary fallback={<Gone jobId={jobId} />}>
      {(onRefused) => <LoadedPerson personId={personId} jobId={jobId} onRefused={onRefused} />}
    </RefusalBoundary>
  );
}

function LoadedPerson({ personId, jobId, onRefused }: PoolPersonProps & { onRefused: () => void }) {
  const query = trpc.foundPeople.person.useQuery({ personId, jobId }, dropOnUnmount);
  const isGone = useRefusedQuery(query.error, onRefused);
  if (isGone) return null;
  return (
    <Loaded query={query} pageTitle={texts.title} skeleton={<PersonSkeleton />} failed={{ title: texts.failed }}>
      {(person) => <Person person={person} jobId={jobId} />}
    </Loaded>
  );
}

const backPath = (jobId: string): string => (jobId === '' ? paths.company.jobs : paths.company.jobTalentPool(jobId));

function Gone({ jobId }: { jobId: string }) {
  return (
    <div role="status">
      <EmptyState
        isPage
        title={texts.gone}
        text={texts.goneText}
        action={<LinkButton to={backPath(jobId)}>{texts.back}</LinkButton>}
      />
    </div>
  );
}

function Head({ jobId }: { jobId: string }) {
  return (
    <DocumentBar>
      <BackLink to={backPath(jobId)} label={texts.back} />
      <Title order={1} size="h3" flex={1} lh={1.2} miw={0}>
        {texts.title}
      </Title>
    </DocumentBar>
  );
}

function Person({ person, jobId }: { person: PoolPersonView; jobId: string }) {
  const { view, match, isNear } = person;
  usePageTitle(view.name);
  return (
    <>
      <Head jobId={jobId} />
      <Box mt="md">
        <CandidateProfile view={view}>
          <Group mt="xs">
            <NearBadge isNear={isNear} />
          </Group>
          <ViewPart title={talentPoolMatchTexts.request.title} nameLevel={2}>
            <ContactRequest person={person} jobId={jobId} />
          </ViewPart>
          <ViewPart title={matchTexts.title} nameLevel={2}>
            <Text mb="sm" c="dimmed" className={common.anywhere}>
              {texts.match} {match.title}
            </Text>
            <CoarseMatchView match={match} />
          </ViewPart>
        </CandidateProfile>
      </Box>
    </>
  );
}

function PersonSkeleton() {
  return (
    <ContentSkeleton>
      <Head jobId="" />
      <CandidateProfile view={placeholderView} />
    </ContentSkeleton>
  );
}

export default function PoolPersonPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const jobId = params.get('job') ?? '';
  return <OpenPoolPerson key={`${id} ${jobId}`} personId={id} jobId={jobId} />;
}
