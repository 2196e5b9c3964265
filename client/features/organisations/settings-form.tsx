import { Box, Switch, type SwitchProps, Text, Textarea } from '@mantine/core';
import { Link } from 'react-router-dom';
import { mayEndReviews } from '#shared/publishing/four-eyes.ts';
import { imprintTexts } from '#shared/texts/organisations/imprint.ts';
import { organisationSettingsTexts as texts } from '#shared/texts/organisations/organisations.ts';
import common from '../../components/common.module.css';
import { LineField } from '../../components/line-field/line-field.tsx';
import { RevisionedForm } from '../../components/revisioned-form/revisioned-form.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { ValueProfile } from '../../components/value-profile/value-profile.tsx';
import type { Member } from '../../lib/member.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { trpc } from '../../trpc.ts';
import { LogoSection } from './logo-section.tsx';
import { type StoredSettings, useSettingsForm } from './settings.ts';
import { PublicPageLink } from './settings-view.tsx';
import { ValuesField } from './values-field.tsx';

type SettingsFormProps = { organisation: StoredSettings; viewer: Member };

export function SettingsForm({ organisation, viewer }: SettingsFormProps) {
  const settings = useSettingsForm(organisation);
  const { form, base } = settings;
  const isFixed = base.needsReview && !mayEndReviews(viewer.effectiveRole);
  useLeaveWarning(settings.isDirty);
  return (
    <RevisionedForm editing={settings} texts={texts}>
      <SettingsSection title={texts.profile.title} text={texts.profile.text}>
        <LineField label={texts.name} autoComplete="organization" maxLength={200} {...form.getInputProps('name')} />
        <Textarea
          label={texts.description}
          description={texts.descriptionHint}
          minRows={4}
          maxRows={14}
          {...form.getInputProps('description')}
        />
        <ValuesField
          value={form.values.values}
          error={form.errors['values']}
          onChange={(values) => form.setFieldValue('values', values)}
        />
        <ValueProfile words={form.values.values} />
      </SettingsSection>
      <LogoSection isEditable />
      <SettingsSection title={texts.publicSection.title} text={texts.publicSection.text}>
        <SettingsSwitch
          label={texts.isPublic}
          description={texts.isPublicHint}
          {...form.getInputProps('isPublic', { type: 'checkbox' })}
        />
        {!base.isPublic && <PublishingRequirements />}
        {base.isPublic && <PublicPageLink slug={base.slug} />}
        <Textarea
          label={texts.imprint}
          description={texts.imprintHint}
          minRows={4}
          maxRows={14}
          {...form.getInputProps('imprint')}
        />
      </SettingsSection>
      <SettingsSection title={texts.workSection.title} text={texts.workSection.text}>
        <SettingsSwitch
          label={texts.needsReview}
          description={isFixed ? `${texts.needsReviewHint} ${texts.needsReviewFixed}` : texts.needsReviewHint}
          disabled={isFixed}
          {...form.getInputProps('needsReview', { type: 'checkbox' })}
        />
      </SettingsSection>
    </RevisionedForm>
  );
}

function PublishingRequirements() {
  const { data } = trpc.verification.own.useQuery();
  if (data === undefined) return null;
  if (data.heldName !== null) return <Text fz="sm">{imprintTexts.nameHeld}</Text>;
  if (!data.isRequired || data.imprint !== null) return null;
  return (
    <Text fz="sm">
      {imprintTexts.missing}{' '}
      <Box component={Link} c="bright" to={`#${imprintTexts.anchor}`}>
        {imprintTexts.toImprint}
      </Box>
    </Text>
  );
}

function SettingsSwitch(props: SwitchProps) {
  return <Switch classNames={{ track: common.fieldLine }} {...props} />;
}
