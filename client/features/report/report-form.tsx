import { Button, Checkbox, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { email as emailInput } from '#shared/auth/schema.ts';
import { missingVisitorField, type ReportCategory, reportCategories, reportLimits } from '#shared/reports/report.ts';
import type { SentReport } from '#shared/reports/schema.ts';
import { sendReportTexts as texts } from '#shared/texts/moderation/reports.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import type { ReportTarget } from './report-dialog.tsx';

type Values = { category: ReportCategory | ''; reason: string; name: string; email: string; goodFaith: boolean };
const emptyValues: Values = { category: '', reason: '', name: '', email: '', goodFaith: false };

const { reason: lengths } = reportLimits;

function problemsOf({ category, reason, name, email, goodFaith }: Values, isSignedIn: boolean): Record<string, string> {
  const [trimmedName, trimmedEmail] = [name.trim(), email.trim()];
  const missing =
    isSignedIn || category === '' ? null : missingVisitorField({ category, name: trimmedName, email: trimmedEmail });
  const isEmailInvalid = !isSignedIn && trimmedEmail !== '' && !emailInput.safeParse(trimmedEmail).success;
  return {
    ...(category === '' && { category: texts.categoryMissing }),
    ...(reason.trim().length < lengths.min && { reason: texts.reasonTooShort }),
    ...(missing !== null && { [missing]: texts.missing[missing] }),
    ...(isEmailInvalid && { email: texts.emailUnfit }),
    ...(!goodFaith && { goodFaith: texts.goodFaithMissing }),
  };
}

const choices = [
  { value: '', label: texts.chooseCategory },
  ...reportCategories.map((value) => ({ value, label: texts.categories[value] })),
];

type ReportFormProps = {
  target: ReportTarget;
  email: string | null;
  onClose: () => void;
  onDone: (sent: SentReport & { isAnonymous: boolean }) => void;
};

export function ReportForm({ target, email, onClose, onDone }: ReportFormProps) {
  const isSignedIn = email !== null;
  const form = useForm<Values>({
    name: 'report',
    initialValues: emptyValues,
    validate: (values) => problemsOf(values, isSignedIn),
  });
  const refusal = useRefusal(form, {}, (error) => sentenceOf(error, texts.failed));
  const send = trpc.reports.send.useMutation();
  const submit = async ({ category, reason, name, email: typed }: Values) => {
    if (category === '') return;
    refusal.clear();
    const reporter = isSignedIn ? {} : { name: name.trim(), email: typed.trim() };
    await send
      .mutateAsync({ ...target, category, reason, ...reporter, goodFaith: true })
      .then((sent) => onDone({ ...sent, isAnonymous: !isSignedIn && typed.trim() === '' }), refusal.showError);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // React events bubble through the portal; the form of the page must not receive this one.
    event.stopPropagation();
    form.onSubmit(submit, refusal.focusFirst)(event);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <p>{texts.intro(target.kind)}</p>
        <NativeSelect label={texts.category} data={choices} data-autofocus {...form.getInputProps('category')} />
        <Textarea
          label={texts.reason}
          description={texts.reasonHint}
          autosize
          minRows={4}
          maxRows={10}
          maxLength={lengths.max}
          {...form.getInputProps('reason')}
        />
        {isSignedIn ? <Text c="dimmed">{texts.signedIn(email)}</Text> : <VisitorFields form={form} />}
        <Checkbox label={texts.goodFaith} {...form.getInputProps('goodFaith', { type: 'checkbox' })} />
        <FormError message={refusal.message} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={send.isPending}>
            {texts.send}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function VisitorFields({ form }: { form: Pick<ReturnType<typeof useForm<Values>>, 'values' | 'getInputProps'> }) {
  return (
    <>
      {form.values.category === 'minors' && <Text c="dimmed">{texts.optional}</Text>}
      <TextInput label={texts.name} autoComplete="name" maxLength={reportLimits.name} {...form.getInputProps('name')} />
      <TextInput
        label={texts.email}
        description={texts.emailHint}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
    </>
  );
}
