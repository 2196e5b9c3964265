import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { noticeTextMax, noticeTones, type SectionView, type Settings } from '#shared/settings/schema.ts';
import { settingSectionTexts } from '#shared/texts/admin/settings.ts';
import common from '../../components/common.module.css';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './storage-tab.tsx';
import { useSectionForm } from './use-section-form.ts';

const texts = settingSectionTexts.notice;

type TabProps = { mayChange: boolean };
export const NoticeTab = ({ mayChange }: TabProps) => (
  <WithSettings>{({ notice }) => <NoticeForm view={notice} mayChange={mayChange} />}</WithSettings>
);

type FormValues = { text: string; tone: string; until: string; isOn: boolean };
const mapping = {
  section: 'notice' as const,
  toFormValues: ({ until, ...notice }: Settings['notice']): FormValues => ({ ...notice, until: until ?? '' }),
  toInput: ({ until, ...notice }: FormValues) => ({ ...notice, until: until === '' ? null : until }),
};

function NoticeForm({ view, mayChange }: TabProps & { view: SectionView<'notice'> }) {
  const { form, ...editing } = useSectionForm(view, mapping);
  return (
    <SectionForm about={texts} editing={editing} mayChange={mayChange}>
      <Switch
        classNames={{ track: common.fieldLine }}
        label={texts.fields.isOn}
        {...form.getInputProps('isOn', { type: 'checkbox' })}
      />
      <Textarea
        label={texts.fields.text}
        maxLength={noticeTextMax}
        minRows={2}
        maxRows={6}
        {...form.getInputProps('text')}
      />
      <NativeSelect
        label={texts.fields.tone}
        data={noticeTones.map((value) => ({ value, label: texts.tones[value] }))}
        {...form.getInputProps('tone')}
      />
      <TextInput
        type="date"
        label={texts.fields.until}
        description={texts.untilHint}
        {...form.getInputProps('until')}
      />
    </SectionForm>
  );
}
