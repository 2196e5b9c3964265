import { Box, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { FormerCompany } from '#shared/releases/state.ts';
import { ownReleasesTexts, formerCompaniesTexts as texts } from '#shared/texts/releases/own-releases.ts';
import common from '../../components/common.module.css';
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
      <details>
        <Box component="summary" mih={44} fw={600}>
          {texts.title}
        </Box>
        <Text mb="sm" c="dimmed">
          {texts.text}
        </Text>
        <Box component="ul" mb="md" maw="42rem" aria-label={texts.list}>
          {companies.map((company) => (
            <FormerRow key={company.key} former={company} />
          ))}
        </Box>
      </details>
    )}
  </PagedList>
);

function FormerRow({ former }: { former: FormerCompany }) {
  const { company, state, views, applications } = former;
  return (
    <Group component="li" gap="0.5rem 2rem" justify="space-between" py="md" className={common.lineTop}>
      <Box flex="1 1 16rem" miw={0}>
        <CompanyName company={company} />
        <Text mb={6} className={common.numbers}>
          {texts.state(former, formatDate)}
        </Text>
        <Stack gap={6}>
          <Views views={views} />
          <Applications applications={applications} />
        </Stack>
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
