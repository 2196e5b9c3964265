import { Alert, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { FoundState } from '#shared/found/state.ts';
import { foundTexts, wishesTexts } from '#shared/texts/found/found.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { formatDate } from '../../lib/dates.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useOwnRefresh } from '../../lib/use-own-changes.ts';
import { trpc } from '../../trpc.ts';
import { useWishes } from './use-wishes.ts';
import { WishesFields } from './wishes-fields.tsx';

const { on: texts } = foundTexts;

type FoundOnProps = {
  state: FoundState;
  onRenew: () => void;
  onSaved: (sentence: string) => void;
  onOff: (sentence: string) => void;
};

export function FoundOn({ state, onRenew, onSaved, onOff }: FoundOnProps) {
  const { since, expiresAt, companies, isOutdated } = state;
  return (
    <>
      <Box component="section" maw="42rem" p="1.5rem" bg="var(--pg-fit-soft)" bdrs="fit" aria-label={foundTexts.title}>
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
      <ChangeWishes state={state} onSaved={onSaved} />
    </>
  );
}

function SwitchOff({ onOff }: Pick<FoundOnProps, 'onOff'>) {
  const refresh = useOwnRefresh();
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

function ChangeWishes({ state, onSaved }: Pick<FoundOnProps, 'state' | 'onSaved'>) {
  const refresh = useOwnRefresh();
  const form = useWishes(state.wishes);
  const change = trpc.found.changeWishes.useMutation({
    onSuccess: () => onSaved(wishesTexts.saved),
    onSettled: refresh,
  });
  const save = () => {
    if (form.wishes !== null) change.mutate({ wishes: form.wishes }, { onSuccess: form.forgetChanges });
  };
  return (
    <Box component="section" maw="42rem" aria-label={wishesTexts.title}>
      <Title order={2} size="h3" mb="md">
        {wishesTexts.title}
      </Title>
      <Stack gap="lg" align="flex-start">
        <WishesFields form={form} error={change.error} />
        <Button loading={change.isPending} disabled={!form.isChanged || form.wishes === null} onClick={save}>
          {wishesTexts.save}
        </Button>
      </Stack>
    </Box>
  );
}
