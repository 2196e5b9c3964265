import { Button, Group, NumberInput, type NumberInputProps, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { aiSettingsInput } from '#shared/ai/schema.ts';
import type { AiSettingsView } from '#shared/ai/state.ts';
import { aiServiceTexts } from '#shared/texts/ai/service.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';

const { budget: texts } = aiServiceTexts;

type StoredBudget = Pick<AiSettingsView, 'monthlyTokens' | 'installationTokens'>;
type Values = Record<keyof StoredBudget, number | string>;

const valuesOf = ({ monthlyTokens, installationTokens }: StoredBudget): Values => ({
  monthlyTokens: monthlyTokens ?? '',
  installationTokens: installationTokens ?? '',
});
const toLimit = (value: number | string) => (value === '' ? null : value);
const validateTokens = (value: number | string) =>
  aiSettingsInput.shape.monthlyTokens.safeParse(toLimit(value)).success ? null : texts.wrong;

export function AiBudget({ saved }: { saved: StoredBudget }) {
  const form = useForm<Values>({
    name: 'ai-budget',
    initialValues: valuesOf(saved),
    validate: { monthlyTokens: validateTokens, installationTokens: validateTokens },
  });
  const utils = trpc.useUtils();
  const refusal = useRefusal(form);
  const change = trpc.ai.changeSettings.useMutation({
    onMutate: refusal.clear,
    onSuccess: (_, { monthlyTokens, installationTokens = null }) => {
      const budget = { monthlyTokens, installationTokens };
      form.resetDirty(valuesOf(budget));
      utils.ai.settings.setData(undefined, (settings) => settings && { ...settings, ...budget });
    },
    onError: refusal.showError,
  });
  const save = ({ monthlyTokens, installationTokens }: Values) => {
    const input = { monthlyTokens: toLimit(monthlyTokens), installationTokens: toLimit(installationTokens) };
    const { data } = aiSettingsInput.safeParse(input);
    if (data !== undefined) change.mutate(data);
  };
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <form noValidate onSubmit={form.onSubmit(save, refusal.focusFirst)}>
        <Stack gap="md">
          <TokensInput label={texts.tokens} description={texts.tokensHint} {...form.getInputProps('monthlyTokens')} />
          <TokensInput
            label={texts.allTokens}
            description={texts.allTokensHint}
            {...form.getInputProps('installationTokens')}
          />
          <FormError message={refusal.message} />
          <Group gap="md" mt={4}>
            <Button type="submit" variant={form.isDirty() ? 'filled' : 'default'} loading={change.isPending}>
              {texts.save}
            </Button>
            <SavedNote note={change.isSuccess && !form.isDirty() && texts.saved} />
          </Group>
        </Stack>
      </form>
    </SettingsSection>
  );
}

const TokensInput = (props: NumberInputProps) => (
  <NumberInput placeholder={texts.unlimited} allowDecimal={false} {...props} />
);
