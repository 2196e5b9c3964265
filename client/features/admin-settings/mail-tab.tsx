import type { SectionView, Settings } from '#shared/settings/schema.ts';
import { adminSettingsTexts, settingSectionTexts } from '#shared/texts/admin/settings.ts';
import { LineField } from '../../components/line-field/line-field.tsx';
import { SectionForm } from './section-form.tsx';
import { TestMail } from './test-mail.tsx';
import { useSectionForm } from './use-section-form.ts';
import { WithSettings } from './with-settings.tsx';

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

const typing = {
  section: 'mail' as const,
  typed: ({ from }: Settings['mail']) => ({ from }),
  meant: (values: { from: string }) => values,
};

function SenderForm({ view, mayChange }: TabProps & { view: SectionView<'mail'> }) {
  const { form, ...editing } = useSectionForm(view, typing);
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
    </SectionForm>
  );
}
