import { Box, Title } from '@mantine/core';
import { IconHistory, IconMail } from '@tabler/icons-react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { whoSeesMeTexts as texts } from '#shared/texts/releases/own-releases.ts';
import { receivedRequestTexts, talentPoolTexts } from '#shared/texts/talent-pool/person.ts';
import { IconLink } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { OwnReleases } from '../../features/releases/own-releases.tsx';
import { PoolMembership } from '../../features/talent-pool-profile/pool-membership.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

export function WhoSeesMe({ startsAtPool }: { startsAtPool: boolean }) {
  const poolTitleId = useId();
  const pool = useScrollOnce(startsAtPool);
  return (
    <>
      <PageHeader title={texts.title} />
      <WaitingNote />
      <OwnReleases />
      <IconLink icon={IconHistory} to={paths.viewLog} mih={44}>
        {texts.toLog}
      </IconLink>
      <Box component="section" mt="2.5rem" ref={pool} aria-labelledby={poolTitleId}>
        <Title order={2} size="h3" mb="md" id={poolTitleId}>
          {talentPoolTexts.title}
        </Title>
        <PoolMembership isOpen={startsAtPool} />
      </Box>
    </>
  );
}

/** The request itself is on the page of applications. */
function WaitingNote() {
  const { data } = trpc.found.waiting.useQuery();
  if (!data?.requests) return null;
  return (
    <Box mb="lg">
      <IconLink icon={IconMail} to={`${paths.applications}?tab=requests`} mih={44}>
        {receivedRequestTexts.waiting(data.requests)}
      </IconLink>
    </Box>
  );
}

/** Waits for the parts above, which change their height while they load; never moves the page once the person acts. */
function useScrollOnce(isWanted: boolean) {
  const target = useRef<HTMLElement>(null);
  const isSettled = useIsFetching() === 0;
  const client = useQueryClient();
  const isDone = useRef(false);
  useEffect(() => {
    const leave = new AbortController();
    const stop = () => {
      isDone.current = true;
    };
    for (const act of ['pointerdown', 'keydown', 'wheel']) window.addEventListener(act, stop, leave);
    return () => leave.abort();
  }, []);
  useEffect(() => {
    // On mount, the parts have only just begun to load.
    if (!isWanted || !isSettled || client.isFetching() > 0 || isDone.current) return;
    isDone.current = true;
    target.current?.scrollIntoView();
  }, [isWanted, isSettled, client]);
  return target;
}
