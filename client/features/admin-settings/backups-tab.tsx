import { Button, Stack, Text } from '@mantine/core';
import { compactSizeText } from '#shared/assets/kinds.ts';
import type { BackupOverview } from '#shared/settings/backups.ts';
import { backupProblems, proofProblems, proofSkips, backupTexts as texts } from '#shared/texts/admin/backups.ts';
import { DefinitionGrid } from '../../components/admin-detail/admin-detail.tsx';
import { AdminLoaded } from '../../components/admin-failure.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const runningPollMs = 2_000;

export function BackupsTab({ mayChange }: { mayChange: boolean }) {
  const query = trpc.adminBackups.overview.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.isRunning || state.data?.proof.isRunning ? runningPollMs : false),
  });
  return (
    <AdminLoaded query={query} skeleton={<LoadingShape kind="form" />}>
      {(overview) => (
        <>
          <State overview={overview} mayChange={mayChange} />
          <Stored stored={overview.stored} />
        </>
      )}
    </AdminLoaded>
  );
}

type Overview = { overview: BackupOverview };

function State({ overview, mayChange }: Overview & { mayChange: boolean }) {
  const { isOn, isEncrypted, isRunning, last, failed, proof } = overview;
  const lastText = last === null ? texts.none : `${formatDateTime(last.at)}, ${compactSizeText(last.bytes)}`;
  return (
    <SettingsSection title={texts.title} text={isOn ? texts.text : texts.off}>
      {failed !== null && (
        <FormError message={`${texts.failed(formatDateTime(failed.at))} ${backupProblems[failed.problem]}`} />
      )}
      {proof.failed !== null && (
        <FormError
          message={`${texts.proofFailed(formatDateTime(proof.failed.at))} ${proofProblems[proof.failed.problem]}`}
        />
      )}
      <DefinitionGrid
        facts={[
          [texts.state, isRunning ? texts.running : lastText],
          [texts.proof, <Proof key="proof" proof={proof} mayStart={mayChange && proof.isOn} />],
          [texts.encryption, isEncrypted ? texts.encrypted : texts.notEncrypted],
        ]}
      />
      {proof.skipped !== null && !proof.isRunning && (
        <Text size="sm">
          {`${texts.proofSkipped(formatDateTime(proof.skipped.at))} ${proofSkips[proof.skipped.reason]}`}
        </Text>
      )}
      <Text c="dimmed" size="sm">
        {proof.isOn ? texts.proofHint : texts.proofOff}
        {!isEncrypted && ` ${texts.encryptionHint}`}
      </Text>
      {mayChange && <StartButton isRunning={isRunning} />}
    </SettingsSection>
  );
}

function Proof({ proof, mayStart }: Pick<BackupOverview, 'proof'> & { mayStart: boolean }) {
  const utils = trpc.useUtils();
  const starting = trpc.adminBackups.prove.useMutation({ onSettled: () => utils.adminBackups.overview.invalidate() });
  const { isRunning, passedAt, failed, skipped } = proof;
  const hasPassed = starting.isSuccess && !isRunning && passedAt !== null && failed === null && skipped === null;
  const startedText = isRunning ? texts.proofStarted : texts.proofPassed;
  return (
    <Stack gap="xs" align="flex-start">
      {isRunning ? texts.proofRunning : texts.proofText(passedAt && formatDateTime(passedAt))}
      {mayStart && (
        <Button
          variant="default"
          px="sm"
          loading={starting.isPending}
          disabled={isRunning}
          onClick={() => starting.mutate()}
        >
          {texts.prove}
        </Button>
      )}
      <FormError message={starting.error === null ? null : messageOf(starting.error)} />
      <Text component="div" role="status" c="dimmed" size="sm">
        {(hasPassed || (starting.isSuccess && isRunning)) && startedText}
      </Text>
    </Stack>
  );
}

function StartButton({ isRunning }: { isRunning: boolean }) {
  const utils = trpc.useUtils();
  const starting = trpc.adminBackups.start.useMutation({ onSettled: () => utils.adminBackups.overview.invalidate() });
  return (
    <>
      <FormError message={starting.error === null ? null : messageOf(starting.error)} />
      <div role="status">{starting.isSuccess && isRunning && <Text c="dimmed">{texts.started}</Text>}</div>
      <div>
        <Button loading={starting.isPending} disabled={isRunning} onClick={() => starting.mutate()}>
          {texts.start}
        </Button>
      </div>
    </>
  );
}

const columns: ReadonlyArray<Column<BackupOverview['stored'][number]>> = [
  { title: texts.created, cell: ({ at }) => formatDateTime(at) },
  { title: texts.size, cell: ({ bytes }) => compactSizeText(bytes) },
  { title: texts.name, cell: ({ name }) => name },
];

const Stored = ({ stored }: Pick<BackupOverview, 'stored'>) => (
  <SettingsSection title={texts.stored} text={texts.storedText}>
    {stored.length === 0 ? (
      <Text c="dimmed">{texts.empty}</Text>
    ) : (
      <DataTable label={texts.stored} columns={columns} rows={stored} keyOf={({ name }) => name} />
    )}
    <Text c="dimmed" size="sm">
      {texts.restore}
    </Text>
  </SettingsSection>
);
