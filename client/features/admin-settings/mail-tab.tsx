import { Button, Text } from '@mantine/core';
import type { SectionView, Settings } from '#shared/settings/schema.ts';
import {
  adminSettingsTexts,
  isMailProblem,
  mailProblems,
  settingSectionTexts,
  testMailTexts,
} from '#shared/texts/admin/settings.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LineField } from '../../components/line-field/line-field.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { codeOf, detailsOf, messageOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './storage-tab.tsx';
import { useSectionForm } from './use-section-form.ts';

const texts = settingSectionTexts.mail;

type TabProps = { mayChange: boolean };
export const MailTab = ({ mayChange }: TabProps) => (
  <WithSettings>
    {({ mail }) => (
      <>
        <SenderForm view={mail} mayChange={mayChange} />
        <TestMail mayChange={mayChange} />
      </>
    )}
  </WithSettings>
);

const mapping = {
  section: 'mail' as const,
  toFormValues: (values: Settings['mail']) => ({ ...values }),
  toInput: (values: Settings['mail']) => values,
};

function SenderForm({ view, mayChange }: TabProps & { view: SectionView<'mail'> }) {
  const { form, ...editing } = useSectionForm(view, mapping);
  const isFixed = editing.fixed.includes('from');
  return (
    <SectionForm about={texts} editing={editing} mayChange={mayChange}>
      <LineField
        label={texts.fields.from}
        description={isFixed ? adminSettingsTexts.fixed : texts.fromHint}
        disabled={isFixed}
        maxLength={320}
        spellCheck={false}
        {...form.getInputProps('from')}
      />
      <LineField
        label={texts.fields.contact}
        description={texts.contactHint}
        maxLength={254}
        inputMode="email"
        spellCheck={false}
        {...form.getInputProps('contact')}
      />
    </SectionForm>
  );
}

function TestMail({ mayChange }: { mayChange: boolean }) {
  const options = trpc.auth.options.useQuery();
  const session = useSession();
  const sending = trpc.adminSettings.sendTestMail.useMutation();
  const sendsMail = options.data?.sendsMail ?? true;
  const email = session.status === 'signedIn' ? session.user.email : '';
  return (
    <SettingsSection title={testMailTexts.title} text={sendsMail ? testMailTexts.text(email) : testMailTexts.none}>
      <p>
        {testMailTexts.server}: {sendsMail ? testMailTexts.isSet : testMailTexts.isNotSet}
      </p>
      {mayChange && sendsMail && (
        <>
          <div role="status">
            {sending.isPending && <Text c="dimmed">{testMailTexts.sending}</Text>}
            {sending.isSuccess && <p>{testMailTexts.sent(sending.data.recipient)}</p>}
          </div>
          <FormError message={sending.error === null ? null : failureOf(sending.error)} />
          <div>
            <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
              {testMailTexts.send}
            </Button>
          </div>
        </>
      )}
    </SettingsSection>
  );
}

function failureOf(error: unknown): string {
  const { problem, answer } = detailsOf(error);
  if (codeOf(error) !== 'MAIL_NOT_SENT' || !isMailProblem(problem)) return messageOf(error);
  return typeof answer === 'string'
    ? `${mailProblems[problem]} ${testMailTexts.answer(answer)}`
    : mailProblems[problem];
}
