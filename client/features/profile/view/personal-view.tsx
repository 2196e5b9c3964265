import { Box, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ProfileContent } from '#shared/profile/schema.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { DefinitionItem } from '../../../components/decision-answer.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';

const { personal: texts, none } = profileTexts;

type PersonalViewProps = { profile: ProfileContent; email: string; action: ReactNode };

export function PersonalView({ profile, email, action }: PersonalViewProps) {
  const { firstName, lastName, phone, location, bio } = profile;
  const isEmpty = [phone, location, bio].every((value) => value.trim() === '');
  return (
    <>
      <PersonalFacts>
        <DefinitionItem term={texts.name}>{`${firstName} ${lastName}`}</DefinitionItem>
        <DefinitionItem term={texts.email}>{email}</DefinitionItem>
        {!isEmpty && (
          <>
            <DefinitionItem term={texts.phone}>{phone.trim() || none}</DefinitionItem>
            <DefinitionItem term={texts.location}>{location.trim() || none}</DefinitionItem>
          </>
        )}
      </PersonalFacts>
      {!isEmpty && (
        <Box component="dl" mt={20} maw="var(--pg-reading)">
          <DefinitionItem term={texts.bio}>{bio.trim() || none}</DefinitionItem>
        </Box>
      )}
      {isEmpty && <EmptyState {...texts.empty} illustration={null} action={action} />}
    </>
  );
}

export const PersonalFacts = ({ children }: { children: ReactNode }) => (
  <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing={20} maw="var(--pg-reading)">
    {children}
  </SimpleGrid>
);
