import { Box, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import type { MatchedCompany } from '#shared/matching/state.ts';
import { companiesTexts as texts } from '#shared/texts/matching/discover.ts';
import { sharedValuesText } from '#shared/texts/matching/match.ts';
import common from '../../components/common.module.css';
import { CompanyLogo } from '../../components/company-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { JobCards, JobCardsSkeleton } from '../../components/job-card/job-cards-skeleton.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { MatchChip } from '../../components/match/match-explanation.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { useWorkPreferences } from '../../components/work-preferences/use-work-preferences.ts';
import { paths } from '../../lib/paths.ts';
import { flagParam, useUrlQuery } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';
import { NoPreferredJobs, OwnTestsNote, PreferredList, useIsLimited } from './preferred-list.tsx';

const wideQuery = z.object({ all: flagParam });

export function DiscoverCompanies() {
  const { query, set } = useUrlQuery(wideQuery);
  const { preference } = useWorkPreferences();
  const isLimited = useIsLimited() && !query.all;
  const [widen, narrow] = [() => set({ all: true }), () => set({ all: false })];
  const list = trpc.matching.companies.useInfiniteQuery(
    { withPreference: !query.all },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <>
      <PreferredList limit={preference} isWide={query.all} onWiden={widen} onNarrow={narrow} />
      <PagedList
        list={list}
        itemsOf={({ companies }) => companies}
        texts={texts}
        skeleton={<JobCardsSkeleton count={4} />}
        empty={
          isLimited && preference !== null ? (
            <NoPreferredJobs limit={preference} onWiden={widen} />
          ) : (
            <EmptyState title={texts.empty} text={texts.emptyText} />
          )
        }
        label={texts.list}
      >
        {(companies, [first]) => (
          <>
            {first && <OwnTestsNote {...first} />}
            {first && !(first.missing.softskills && first.missing.values) && (
              <Text c="dimmed" mb="md">
                {texts.order}
              </Text>
            )}
            <JobCards>
              {companies.map((company) => (
                <CompanyCard key={company.slug} company={company} />
              ))}
            </JobCards>
          </>
        )}
      </PagedList>
    </>
  );
}

function CompanyCard({ company }: { company: MatchedCompany }) {
  const { name, slug, logoUrl, jobCount, best } = company;
  return (
    <ListCard>
      <Group gap="0.5rem 0.875rem">
        {logoUrl !== null && <CompanyLogo url={logoUrl} />}
        <Title order={2} size="h4" lh={1.25}>
          {name}
        </Title>
      </Group>
      <Text mt={4} c="dimmed" className={common.numbers}>
        {texts.jobs(jobCount)}
      </Text>
      <Values company={company} />
      {best !== null && (
        <Box mt="md">
          <Text c="dimmed" fz={14}>
            {texts.best}
          </Text>
          <Text mb={6} fw={600} className={common.anywhere}>
            <Box component={Link} c="bright" className={common.link} to={paths.job(best.jobId)}>
              {best.title}
            </Box>
          </Text>
          {best.match.basis !== 'values' && <MatchChip match={best.match} voice="you" />}
        </Box>
      )}
      <Box mt="auto" pt="lg">
        <LinkButton to={paths.companyPage(slug)}>
          {texts.toCompany}
          <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
      </Box>
    </ListCard>
  );
}

function Values({ company: { sharedValues } }: { company: MatchedCompany }) {
  if (sharedValues.length === 0) return null;
  return (
    <Text mt="sm" className={common.anywhere}>
      {sharedValuesText(sharedValues)}
    </Text>
  );
}
