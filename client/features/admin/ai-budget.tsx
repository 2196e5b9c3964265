import { Button, Group, NumberInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { aiSettingsInput } from '#shared/ai/schema.ts';
import { aiServiceTexts } from '#shared/texts/ai-service.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { look } from '../../components/look/look.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';

const { budget: texts } = aiServiceTexts;

type Values = { monthlyTokens: number | string };
/** An empty field is no bound. */
const settingsOf = ({ monthlyTokens }: Values) =>
  aiSettingsInput.safeParse({ monthlyTokens: monthlyTokens === '' ? null : monthlyTokens });

export function AiBudget({ monthlyTokens }: { monthlyTokens: number | null }) {
  const form = useForm<Values>({
    name: 'ai-budget',
    initialValues: { monthlyTokens: monthlyTokens ?? '' },
    validate: (values) => (settingsOf(values).success ? {} : { monthlyTokens: texts.wrong }),
  });
  const utils = trpc.useUtils();
  const refusal = useRefusal(form);
  const change = trpc.ai.changeSettings.useMutation({
    onMutate: refusal.clear,
    onSuccess: (_, saved) => {
      form.resetDirty({ monthlyTokens: saved.monthlyTokens ?? '' });
      utils.ai.settings.setData(undefined, (settings) => settings && { ...settings, ...saved });
    },
    onError: refusal.show,
  });
  const save = (values: Values) => {
    const { data } = settingsOf(values);
    if (data !== undefined) change.mutate(data);
  };
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <form className={look('stack', 'gap16')} noValidate onSubmit={form.onSubmit(save, refusal.focusFirst)}>
        <NumberInput
          label={texts.tokens}
          description={texts.tokensHint}
          placeholder={texts.unlimited}
          inputMode="numeric"
          allowNegative={false}
          allowDecimal={false}
          thousandSeparator="."
          decimalSeparator=","
          hideControls
          {...form.getInputProps('monthlyTokens')}
        />
        <FormError message={refusal.message} />
        <Group gap="md" mt={4}>
          <Button type="submit" variant={form.isDirty() ? 'filled' : 'default'} loading={change.isPending}>
            {texts.save}
          </Button>
          <SavedNote isShown={change.isSuccess && !form.isDirty()} text={texts.saved} />
        </Group>
      </form>
    </SettingsSection>
  );
}
