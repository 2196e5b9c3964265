import { Text } from '@mantine/core';
import { LinkButton } from '../../components/link-button.tsx';
import { MainLinkButton } from '../../components/main-link/main-link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { guestTokens, hasGuestResult } from '../../lib/tests/test-tokens.ts';
import { useHasOpenTest } from '../../lib/tests/use-startable.ts';
import classes from './hero.module.css';

type StartButtonsProps = {
  texts: { startTest: string; resumeTest: string; ownResult: string; ownValues: string; signUp: string };
  isQuiet?: boolean;
  /** Shown only below the button that starts the test. */
  effort?: string | false;
};

/** A guest with a result gets the way back to it instead of the test. */
export function StartButtons({ texts, isQuiet = false, effort = false }: StartButtonsProps) {
  const hasResult = hasGuestResult();
  const hasOnlyValues = !hasResult && guestTokens() !== null;
  const isOpen = useHasOpenTest();
  return (
    <MainLinkButton kind="action" size="lg">
      <LinkButton to={hasResult ? paths.testResults : paths.tests} kind="action" size="lg">
        {hasResult ? texts.ownResult : isOpen ? texts.resumeTest : texts.startTest}
      </LinkButton>
      {effort && !hasResult && !isOpen && (
        <Text ta={{ base: 'center', sm: 'start' }} fz="sm" c="dimmed" className={classes.effort}>
          {effort}
        </Text>
      )}
      {hasOnlyValues ? (
        <LinkButton to={paths.valueTest} size="lg">
          {texts.ownValues}
        </LinkButton>
      ) : (
        <LinkButton to={`${paths.auth}?tab=signup`} {...(isQuiet ? { kind: 'plain' } : { size: 'lg' })}>
          {texts.signUp}
        </LinkButton>
      )}
    </MainLinkButton>
  );
}
