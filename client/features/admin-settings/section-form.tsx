import { Fieldset, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminSettingsTexts as texts } from '#shared/texts/admin/settings.ts';
import { RevisionedForm } from '../../components/revisioned-form/revisioned-form.tsx';
import type { Revisioned } from '../../components/revisioned-form/use-revisioned-form.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';

type SectionFormProps = {
  about: { title: string; text: string };
  editing: Revisioned;
  mayChange: boolean;
  isWide?: boolean;
  children: ReactNode;
};

export function SectionForm({ about, editing, mayChange, isWide = false, children }: SectionFormProps) {
  useLeaveWarning(editing.isDirty);
  return (
    <RevisionedForm editing={editing} texts={texts} isReadOnly={!mayChange}>
      <SettingsSection title={about.title} text={about.text} isWide={isWide}>
        {!mayChange && (
          <Text c="dimmed" fz="sm">
            {texts.readOnly}
          </Text>
        )}
        <Fieldset variant="unstyled" disabled={!mayChange}>
          <Stack gap={20}>{children}</Stack>
        </Fieldset>
      </SettingsSection>
    </RevisionedForm>
  );
}
