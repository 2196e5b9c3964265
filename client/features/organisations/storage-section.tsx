import { Skeleton, Stack, Text } from '@mantine/core';
import type { AiUsage as Use } from '#shared/ai/state.ts';
import { compactSizeText, usedShare } from '#shared/assets/kinds.ts';
import { aiUseTexts } from '#shared/texts/ai/service.ts';
import { organisationStorageTexts as texts } from '#shared/texts/organisations/organisations.ts';
import common from '../../components/common.module.css';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { UsageBar } from '../../components/share-bar.tsx';
import { trpc } from '../../trpc.ts';

export function StorageSection() {
  const { data: usage, isError } = trpc.assets.storage.useQuery();
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {isError ? (
        <Text c="dimmed" fz="sm" role="alert">
          {texts.failed}
        </Text>
      ) : usage === undefined ? (
        <Skeleton height={64} />
      ) : (
        <Stack gap="xs">
          <Text fw={600} className={common.numbers}>
            {texts.used(compactSizeText(usage.usedBytes), compactSizeText(usage.allowedBytes))}
          </Text>
          <UsageBar share={usedShare(usage)} label={texts.bar} />
          <Text c="dimmed" fz="sm" className={common.numbers}>
            {texts.files(usage.files, usage.allowedFiles)}
          </Text>
        </Stack>
      )}
      <Text c="dimmed" fz="sm">
        {texts.hint}
      </Text>
    </SettingsSection>
  );
}

export function AiUsageSection() {
  const { data: offer } = trpc.ai.offer.useQuery();
  if (offer?.generator !== 'service') return null;
  return (
    <SettingsSection title={aiUseTexts.title} text={aiUseTexts.text}>
      <AiUsageSummary use={offer.use} />
    </SettingsSection>
  );
}

function AiUsageSummary({ use: { used, allowed, month } }: { use: Use }) {
  return (
    <Stack gap="xs">
      <Text fw={600} className={common.numbers}>
        {aiUseTexts.used(used, allowed, month)}
      </Text>
      {allowed !== null && <UsageBar share={allowed === 0 ? 1 : used / allowed} label={aiUseTexts.bar} />}
      <Text c="dimmed" fz="sm" className={common.numbers}>
        {restText(used, allowed)}
      </Text>
    </Stack>
  );
}

function restText(used: number, allowed: number | null): string {
  if (allowed === null) return aiUseTexts.unlimited;
  return used >= allowed ? aiUseTexts.full : aiUseTexts.rest(allowed - used);
}
