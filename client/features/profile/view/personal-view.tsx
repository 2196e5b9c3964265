import { Button, Stack } from '@mantine/core';
import type { ProfileContent } from '#shared/profile/schema.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { DefinitionItem } from '../../../components/decision-answer.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';

const { personal: texts, none } = profileTexts;

type PersonalViewProps = { profile: ProfileContent; email: string; onEdit: () => void };

export function PersonalView({ profile, email, onEdit }: PersonalViewProps) {
  const { firstName, lastName, phone, location, bio } = profile;
  const isEmpty = [phone, location, bio].every((value) => value.trim() === '');
  return (
    <>
      <Stack component="dl" gap={20} maw="var(--pg-reading)">
        <DefinitionItem term={texts.name}>{`${firstName} ${lastName}`}</DefinitionItem>
        <DefinitionItem term={texts.email}>{email}</DefinitionItem>
        {!isEmpty && (
          <>
            <DefinitionItem term={texts.phone}>{phone.trim() || none}</DefinitionItem>
            <DefinitionItem term={texts.location}>{location.trim() || none}</DefinitionItem>
            <DefinitionItem term={texts.bio}>{bio.trim() || none}</DefinitionItem>
          </>
        )}
      </Stack>
      {isEmpty && (
        <EmptyState
          title={texts.empty.title}
          text={texts.empty.text}
          action={<Button onClick={onEdit}>{texts.empty.action}</Button>}
        />
      )}
    </>
  );
}
