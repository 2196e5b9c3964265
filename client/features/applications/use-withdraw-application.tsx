import { Radio, Stack } from '@mantine/core';
import type { OwnApplication } from '#shared/applications/state.ts';
import { withdrawApplicationTexts as texts } from '#shared/texts/applications/applying.ts';
import { ask, Chosen } from '../../components/ask/ask.tsx';
import { useOwnRefresh } from '../../lib/use-own-changes.ts';
import { trpc } from '../../trpc.ts';

/** Asks whether the release ends as well, if there is one, and withdraws the application. */
export function useWithdrawApplication(onDone: (sentence: string) => void) {
  const withdraw = trpc.applications.withdraw.useMutation({ onSettled: useOwnRefresh() });
  return ({ applicationId, jobTitle, company, releaseId }: OwnApplication) => {
    let endsRelease = releaseId !== null;
    const body = (
      <Chosen
        first={true}
        onChange={(ends) => {
          endsRelease = ends;
        }}
      >
        {(ends, choose) => <ReleaseChoice ends={ends} onChange={choose} />}
      </Chosen>
    );
    ask({
      title: texts.title,
      text: texts.text(jobTitle, company.name),
      ...(releaseId !== null && { body }),
      confirmLabel: texts.confirm,
      run: () => withdraw.mutateAsync({ applicationId, endsRelease }),
      failed: texts.failed,
      onDone: () => onDone(texts.done),
    });
  };
}

const ReleaseChoice = ({ ends, onChange }: { ends: boolean; onChange: (ends: boolean) => void }) => (
  <Radio.Group label={texts.label} value={ends ? 'ends' : 'stays'} onChange={(value) => onChange(value === 'ends')}>
    <Stack gap="sm" mt="xs">
      <Radio value="ends" label={texts.ends} description={texts.endsText} />
      <Radio value="stays" label={texts.stays} description={texts.staysText} />
    </Stack>
  </Radio.Group>
);
