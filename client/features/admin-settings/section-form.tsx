import { Box, Fieldset } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminSettingsTexts as texts } from '#shared/texts/admin-settings.ts';
import { look } from '../../components/look/look.ts';
import { SaveBar } from '../../components/save-bar/save-bar.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { StaleNotice } from '../../components/stale-notice/stale-notice.tsx';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import type { SectionEditing } from './use-section-form.ts';

type SectionFormProps = {
  about: { title: string; text: string };
  editing: SectionEditing;
  mayChange: boolean;
  children: ReactNode;
};

/** A section of the settings: its fields, and saving once something was changed. Support reads it. */
export function SectionForm({ about, editing, mayChange, children }: SectionFormProps) {
  useLeaveWarning(editing.isDirty);
  return (
    <form className={look('narrowable')} noValidate onSubmit={editing.submit}>
      <SettingsSection title={about.title} text={about.text}>
        {!mayChange && <p className={look('muted', 'small')}>{texts.readOnly}</p>}
        <Fieldset variant="unstyled" disabled={!mayChange} className={look('stack', 'gap20')}>
          {children}
        </Fieldset>
      </SettingsSection>
      {editing.isStale && (
        <Box mb="lg">
          <StaleNotice
            title={texts.stale.title}
            text={texts.stale.text}
            choices={[
              { label: texts.stale.reload, onClick: editing.takeNewest },
              { label: texts.stale.keep, onClick: editing.keepOwn },
            ]}
            isBusy={editing.isLoadingNewest}
            takesFocus
          />
        </Box>
      )}
      {mayChange && (
        <SaveBar
          isDirty={editing.isDirty}
          isSaving={editing.isSaving}
          saves={editing.saves}
          savedText={texts.saved}
          label={texts.save}
          failure={editing.failure}
          onDiscard={editing.discard}
        />
      )}
    </form>
  );
}
