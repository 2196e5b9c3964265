import { Box, Group, Stack, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MatchedCompany } from '#shared/matching/state.ts';
import { companiesTexts as texts } from '#shared/texts/matching/discover.ts';
import { CompanyLogo } from '../../components/company-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { JobCards, JobCardsSkeleton } from '../../components/job-card/job-cards-skeleton.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { PassungChip } from '../../components/passung/passung.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { MissingNote } from './best-jobs.tsx';

/** Companies with open jobs, by the one of their jobs that fits best. */
export function DiscoverCompanies() {
  const list = trpc.matching.companies.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  return (
    <PagedList
      list={list}
      itemsOf={({ companies }) => companies}
      texts={texts}
      skeleton={<JobCardsSkeleton count={4} />}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      label={texts.list}
    >
      {(companies, [first]) => (
        <>
          {first && <MissingNote missing={first.missing} />}
          <JobCards>
            {companies.map((company) => (
              <CompanyCard key={company.slug} company={company} />
            ))}
          </JobCards>
        </>
      )}
    </PagedList>
  );
}

function CompanyCard({ company }: { company: MatchedCompany }) {
  const { name, slug, logoUrl, jobCount, best } = company;
  return (
    <Stack
      p="1.25rem 1.5rem 1.5rem"
      bdrs="2rem 0.5rem 0.5rem 2rem"
      component="li"
      gap={0}
      className={look('narrowable', 'surface', 'line')}
    >
      <Group gap="0.5rem 0.875rem">
        {logoUrl !== null && <CompanyLogo url={logoUrl} />}
        <Box component="h2" lh={1.25} className={look('heading', 'step1', 'anywhere')}>
          {name}
        </Box>
      </Group>
      <Box component="p" mt={4} className={look('muted', 'numbers')}>
        {texts.jobs(jobCount)}
      </Box>
      <Values company={company} />
      {best !== null && (
        <Box mt="md">
          <p className={look('muted', 'fine')}>{texts.best}</p>
          <Box component="p" mb={6} className={look('strong', 'anywhere')}>
            <Link className={look('ink', 'thinLine', 'offset25', 'thickens')} to={paths.job(best.jobId)}>
              {best.title}
            </Link>
          </Box>
          <PassungChip match={best.match} />
        </Box>
      )}
      <Box mt="auto" pt="lg">
        <LinkButton to={paths.companyPage(slug)}>
          {texts.toCompany}
          <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
      </Box>
    </Stack>
  );
}

function Values({ company: { valueFit, sharedValues } }: { company: MatchedCompany }) {
  if (valueFit === null) return null;
  return (
    <Box component="p" mt="sm" className={look('anywhere')}>
      {texts.values(valueFit)} {sharedValues.length > 0 && texts.shared(sharedValues)}
    </Box>
  );
}
