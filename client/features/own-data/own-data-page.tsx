import { Box, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { OwnDataState } from '#shared/own-data/state.ts';
import { ownDataTexts as texts } from '#shared/texts/account/own-data.ts';
import { IconLink, LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SettingRow } from '../../components/settings-section/settings-section.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { Contents, ReadyExports } from './ready-exports.tsx';
import { RunningExport } from './running-export.tsx';
import { StartExport } from './start-export.tsx';

export const OwnDataSection = () => (
  <SettingRow
    title={texts.title}
    value={texts.text}
    action={
      <LinkButton to={paths.ownData} label={texts.open}>
        {texts.download}
      </LinkButton>
    }
  />
);

export function OwnDataPage() {
  const query = trpc.ownData.state.useQuery();
  return (
    <>
      <Box mb="md">
        <IconLink icon={IconArrowLeft} to={paths.account} mih={44}>
          {texts.back}
        </IconLink>
      </Box>
      <PageHeader title={texts.title} text={texts.text} />
      <Stack gap="xl" maw="42rem">
        <Loaded query={query}>{(state) => <OwnData state={state} />}</Loaded>
        <Contents />
      </Stack>
    </>
  );
}

function OwnData({ state }: { state: OwnDataState }) {
  const { runningJobId, ready, sendsMail } = state;
  return (
    <>
      {ready.length > 0 && <ReadyExports ready={ready} />}
      {runningJobId === null ? (
        <StartExport state={state} />
      ) : (
        <RunningExport key={runningJobId} jobId={runningJobId} sendsMail={sendsMail} />
      )}
    </>
  );
}
