import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { PoolState } from '#shared/talent-pool/state.ts';
import { talentPoolTexts, talentPoolWishTexts } from '#shared/texts/talent-pool/person.ts';
import common from '../../components/common.module.css';
import { formatDate } from '../../lib/dates.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import { usePoolPreferences } from './use-pool-preferences.ts';
import { PreferencesFields } from './wishes-fields.tsx';

const { on: texts } = talentPoolTexts;

type PoolOnProps = { state: PoolState; onRenew: () => void };

export function PoolOn({ state: { expiresAt, companies, older }, onRenew }: PoolOnProps) {
  return (
    <>
      <p className={common.numbers}>
        <b>{expiresAt && texts.status(formatDate(expiresAt))}</b> {companies > 0 && texts.companies(companies)}
      </p>
      {older !== null && (
        <Alert color="amber" icon={<IconRefresh stroke={1.75} />}>
          {texts.outdated}
        </Alert>
      )}
      <Button variant="default" onClick={onRenew}>
        {older !== null ? texts.renewOutdated : texts.renew}
      </Button>
      <Text c="dimmed" fz="sm">
        {texts.offText}
      </Text>
    </>
  );
}

type ChangePreferencesProps = { state: PoolState; onSaved: (sentence: string) => void };

export function ChangePreferences({ state, onSaved }: ChangePreferencesProps) {
  const refresh = useReleaseRefresh();
  const form = usePoolPreferences(state.wishes);
  const change = trpc.found.changeWishes.useMutation({
    onSuccess: () => onSaved(talentPoolWishTexts.saved),
    onSettled: refresh,
  });
  const save = () => {
    if (form.preferences !== null) change.mutate({ wishes: form.preferences }, { onSuccess: form.forgetChanges });
  };
  return (
    <section aria-label={talentPoolWishTexts.title}>
      <Stack gap="lg" align="flex-start">
        <PreferencesFields form={form} error={change.error} />
        <Button loading={change.isPending} disabled={!form.isChanged || form.preferences === null} onClick={save}>
          {talentPoolWishTexts.save}
        </Button>
      </Stack>
    </section>
  );
}
