import { Stack, Textarea, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { profileLimits as limits } from '#shared/profile/schema.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import common from '../../../components/common.module.css';
import { NameFields } from '../../../components/name-fields/name-fields.tsx';
import { paths } from '../../../lib/paths.ts';
import type { ProfileForm } from '../use-profile-form.ts';

const texts = profileTexts.personal;

export function PersonalForm({ form, email }: { form: ProfileForm; email: string }) {
  return (
    <Stack gap="md" maw="var(--pg-reading)">
      <NameFields inputProps={form.getInputProps} />
      <TextInput
        label={texts.email}
        description={
          <span className={common.inkLinks}>
            {texts.emailHint} <Link to={paths.account}>{texts.toAccount}</Link>
          </span>
        }
        inputWrapperOrder={['label', 'input', 'description']}
        value={email}
        readOnly
      />
      <TextInput
        label={texts.phone}
        type="tel"
        autoComplete="tel"
        maxLength={limits.phone}
        {...form.getInputProps('phone')}
      />
      <TextInput
        label={texts.location}
        placeholder={texts.locationPlaceholder}
        maxLength={limits.location}
        {...form.getInputProps('location')}
      />
      <Textarea
        label={texts.bio}
        description={texts.bioHint}
        minRows={5}
        maxRows={16}
        maxLength={limits.bio}
        {...form.getInputProps('bio')}
      />
    </Stack>
  );
}
