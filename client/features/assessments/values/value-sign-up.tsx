import { Box, Group } from '@mantine/core';
import { preparingTexts, valueTexts } from '#shared/texts/assessments/assessments.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { look } from '../../../components/look/look.ts';
import { signInPath, signUpPath } from '../../../lib/access.ts';
import { paths } from '../../../lib/paths.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';

const { result: texts } = valueTexts;

/** What an account adds for a guest. */
export function ValueSignUp() {
  return (
    <>
      <Box
        component="section"
        mt="2.5rem"
        p="1.75rem"
        bdrs="2.25rem var(--mantine-radius-lg) var(--mantine-radius-lg) 2.25rem"
        className={look('sunken')}
        aria-labelledby="werte-konto"
      >
        <Box component="h2" lh={1.2} className={look('heading', 'step2')} id="werte-konto">
          {texts.signUpTitle}
        </Box>
        <Box component="p" mt="xs" className={look('muted')}>
          {useHasSoftskillTest() ? texts.signUpText : preparingTexts.signUp}
        </Box>
        <Group gap="0.75rem 1rem" mt="lg">
          <LinkButton to={signUpPath(paths.ownResults)} kind="action" size="lg">
            {texts.signUp}
          </LinkButton>
          <LinkButton to={signInPath(paths.ownResults)} kind="plain">
            {texts.signIn}
          </LinkButton>
        </Group>
      </Box>
      <Group my="1.5rem 0.5rem" gap="0.5rem 1rem" align="stretch">
        <LinkButton to={paths.tests}>{texts.toTests}</LinkButton>
        <LinkButton to={paths.home} kind="plain">
          {texts.toHome}
        </LinkButton>
      </Group>
    </>
  );
}
