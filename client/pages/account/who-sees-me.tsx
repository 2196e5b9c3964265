import { Box, Stack, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { whoSeesMeTexts as texts } from '#shared/texts/releases/own-releases.ts';
import { talentPoolTexts } from '#shared/texts/talent-pool/person.ts';
import { IconLink } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { OwnReleases } from '../../features/releases/own-releases.tsx';
import { PoolMembership } from '../../features/talent-pool-profile/pool-membership.tsx';
import { ReceivedRequests } from '../../features/talent-pool-profile/received-requests.tsx';
import { paths } from '../../lib/paths.ts';

export function WhoSeesMe({ startsAtPool }: { startsAtPool: boolean }) {
  const pool = useScrollOnce(startsAtPool);
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <Stack gap="3.5rem">
        <div>
          <OwnReleases />
          <IconLink icon={IconHistory} to={paths.viewLog} mih={44}>
            {texts.toLog}
          </IconLink>
        </div>
        <Part title={texts.requests}>
          <Box maw="42rem">
            <ReceivedRequests isPart />
          </Box>
        </Part>
        <div ref={pool}>
          <Part title={talentPoolTexts.title}>
            <PoolMembership isOpen={startsAtPool} />
          </Part>
        </div>
      </Stack>
    </>
  );
}

/** Waits for the parts above, which change their height while they load. */
function useScrollOnce(isWanted: boolean) {
  const target = useRef<HTMLDivElement>(null);
  const isSettled = useIsFetching() === 0;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || !isSettled || isDone.current) return;
    isDone.current = true;
    target.current?.scrollIntoView();
  }, [isWanted, isSettled]);
  return target;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {title}
      </Title>
      {children}
    </Box>
  );
}
