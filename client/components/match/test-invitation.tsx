import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { testInvitationTexts as texts } from '#shared/texts/matching/discover.ts';
import { paths } from '../../lib/paths.ts';
import common from '../common.module.css';
import { EmptyIllustration } from '../illustrations/illustrations.tsx';
import { LinkButton } from '../link-button.tsx';

/** For a person without any result: the gains of the soft-skill test, its duration and one button. */
export function TestInvitation({ action = texts.start }: { action?: string }) {
  const titleId = useId();
  return (
    <Group
      component="section"
      mb="md"
      p="clamp(1.25rem, 4vw, 2rem)"
      gap="1rem clamp(2rem, 6vw, 5rem)"
      justify="space-between"
      wrap="nowrap"
      bg="var(--pg-fit-soft)"
      bdrs="2rem 0.5rem 0.5rem 2rem"
      aria-labelledby={titleId}
    >
      <div>
        <Title order={2} size="h3" lh={1.2} id={titleId}>
          {texts.title}
        </Title>
        <Stack component="ul" gap={4} mt="xs" mb="md">
          {texts.gains.map((gain) => (
            <Group component="li" key={gain} gap="sm" wrap="nowrap" align="flex-start">
              <Box component="span" flex="none" mt={2} c="var(--pg-fit-text)">
                <IconCheck size={20} stroke={2.25} aria-hidden="true" />
              </Box>
              {gain}
            </Group>
          ))}
        </Stack>
        <Group gap="0.5rem 1rem">
          <LinkButton to={paths.tests} kind="action">
            {action}
          </LinkButton>
          <Text fz="sm">{texts.duration}</Text>
        </Group>
      </div>
      <Box flex="none" w="10rem" visibleFrom="sm" className={common.pictured}>
        <EmptyIllustration />
      </Box>
    </Group>
  );
}
