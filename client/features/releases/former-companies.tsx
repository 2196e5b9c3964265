import { Box, Group, Text, VisuallyHidden } from '@mantine/core';
import type { FormerCompany } from '#shared/releases/state.ts';
import { ownReleasesTexts, formerCompaniesTexts as texts } from '#shared/texts/releases/own-releases.ts';
import common from '../../components/common.module.css';
import { Fold } from '../../components/fold/fold.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { formatDate } from '../../lib/dates.ts';
import { releasePath } from '../../lib/use-release-dialog.ts';
import { trpc } from '../../trpc.ts';
import { Applications, CompanyName, Views } from './company-card.tsx';

export const useFormerCompanies = () =>
  trpc.releases.formerCompanies.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });

type FormerCompaniesProps = { list: ReturnType<typeof useFormerCompanies> };

export const FormerCompanies = ({ list }: FormerCompaniesProps) => (
  <PagedList
    list={list}
    itemsOf={({ companies }) => companies}
    texts={ownReleasesTexts}
    skeleton={null}
    empty={<div />}
  >
    {(companies) => (
      <Box maw="42rem">
        <Fold title={texts.title}>
          <Box component="ul" aria-label={texts.list}>
            {companies.map((company) => (
              <FormerRow key={company.key} former={company} />
            ))}
          </Box>
        </Fold>
      </Box>
    )}
  </PagedList>
);

function FormerRow({ former }: { former: FormerCompany }) {
  const { company, state, applications } = former;
  return (
    <Group component="li" gap="0.5rem 2rem" justify="space-between" py="md" className={common.lineTop}>
      <Box flex="1 1 16rem" miw={0}>
        <CompanyName company={company} />
        <Text className={common.numbers}>{texts.state(former, formatDate)}</Text>
        <Applications applications={applications} />
        <Views of={former} />
      </Box>
      {state !== 'gone' && company.slug !== null && (
        <LinkButton to={releasePath(company.slug)}>
          {texts.show[state]}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </LinkButton>
      )}
    </Group>
  );
}
