import { Alert, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { PoolState } from '#shared/talent-pool/state.ts';
import { talentPoolTexts, talentPoolWishTexts } from '#shared/texts/talent-pool/person.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { formatDate } from '../../lib/dates.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import { usePoolPreferences } from './use-pool-preferences.ts';
import { PreferencesFields } from './wishes-fields.tsx';

const { on: texts } = talentPoolTexts;

type PoolOnProps = {
  state: PoolState;
  onRenew: () => void;
  onSaved: (sentence: string) => void;
  onOff: (sentence: string) => void;
};

export function PoolOn({ state, onRenew, onSaved, onOff }: PoolOnProps) {
  const { since, expiresAt, companies, isOutdated } = state;
  return (
    <>
      <Box
        component="section"
        maw="42rem"
        p="1.5rem"
        bg="var(--pg-fit-soft)"
        bdrs="fit"
        aria-label={talentPoolTexts.title}
      >
        <Stack gap="md" align="flex-start">
          <Text fw={600} fz={17}>
            {texts.status}
          </Text>
          <p className={common.numbers}>
            {since && expiresAt && `${texts.since(formatDate(since), formatDate(expiresAt))} `}
            {texts.companies(companies)}
          </p>
          {isOutdated && (
            <Alert color="amber" icon={<IconRefresh stroke={1.75} />}>
              {texts.outdated}
            </Alert>
          )}
          <Group gap="sm">
            <Button variant="default" onClick={onRenew}>
              {isOutdated ? texts.renewOutdated : texts.renew}
            </Button>
            <SwitchOff onOff={onOff} />
          </Group>
          <Text c="dimmed" fz="sm">
            {texts.offText}
          </Text>
        </Stack>
      </Box>
      <ChangePreferences state={state} onSaved={onSaved} />
    </>
  );
}

function SwitchOff({ onOff }: Pick<PoolOnProps, 'onOff'>) {
  const refresh = useReleaseRefresh();
  const off = trpc.found.switchOff.useMutation({ onSuccess: () => onOff(texts.switchedOff), onSettled: refresh });
  return (
    <>
      <Button variant="default" c="var(--pg-error-text)" loading={off.isPending} onClick={() => off.mutate()}>
        {texts.off}
      </Button>
      <FormError message={off.error && sentenceOf(off.error, texts.offFailed)} />
    </>
  );
}

function ChangePreferences({ state, onSaved }: Pick<PoolOnProps, 'state' | 'onSaved'>) {
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
    <Box component="section" maw="42rem" aria-label={talentPoolWishTexts.title}>
      <Title order={2} size="h3" mb="md">
        {talentPoolWishTexts.title}
      </Title>
      <Stack gap="lg" align="flex-start">
        <PreferencesFields form={form} error={change.error} />
        <Button loading={change.isPending} disabled={!form.isChanged || form.preferences === null} onClick={save}>
          {talentPoolWishTexts.save}
        </Button>
      </Stack>
    </Box>
  );
}
