import { Box, Group, Text, Title } from '@mantine/core';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { testResultsTexts } from '#shared/texts/assessments/results.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { signInPath, signUpPath } from '../../../lib/access.ts';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';

const { result: texts } = valueTexts;

type ValueSignUpProps = { expiresAt: Date | undefined; kind: 'action' | 'outline' };

export function ValueSignUp({ expiresAt, kind }: ValueSignUpProps) {
  return (
    <Box
      component="section"
      mt="2.5rem"
      p="1.75rem"
      bdrs="2.25rem var(--mantine-radius-lg) var(--mantine-radius-lg) 2.25rem"
      bg="var(--pg-sunken)"
      aria-labelledby="werte-konto"
    >
      <Title order={2} size="h3" lh={1.2} id="werte-konto">
        {texts.signUpTitle}
      </Title>
      <Text mt="xs" maw="42rem">
        {expiresAt && <strong>{testResultsTexts.call.until(formatDate(expiresAt))} </strong>}
        {texts.signUpText}
      </Text>
      <Group gap="0.75rem 1rem" mt="lg">
        <LinkButton to={signUpPath(paths.ownResults)} kind={kind} size="lg">
          {texts.signUp}
        </LinkButton>
        <Box ms={-8}>
          <LinkButton to={signInPath(paths.ownResults)} kind="plain">
            {texts.signIn}
          </LinkButton>
        </Box>
      </Group>
    </Box>
  );
}
