import { Box } from '@mantine/core';
import { ownApplicationsTexts as texts } from '#shared/texts/applications/applying.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { ApplicationList } from './own-applications.tsx';

const shownCount = 3;

/** The newest applications on the dashboard; nothing for who has not applied. */
export function LatestApplications() {
  const list = trpc.applications.mine.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const applications = list.data?.pages[0]?.applications ?? [];
  if (applications.length === 0) return null;
  return (
    <Box component="section" mb={48} aria-labelledby="eigene-bewerbungen">
      <Box component="h2" mb="sm" lh={1.25} className={look('heading', 'step2')} id="eigene-bewerbungen">
        {texts.latest}
      </Box>
      <ApplicationList applications={applications.slice(0, shownCount)} heading="h3" />
      {applications.length > shownCount && <LinkButton to={paths.applications}>{texts.all}</LinkButton>}
    </Box>
  );
}
