import { Box, Group } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { testResultsTexts as texts } from '#shared/texts/assessments/results.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import { signInPath, signUpPath } from '../../lib/access.ts';
import { paths } from '../../lib/paths.ts';
import classes from './guest-call.module.css';

const depths = [86, 74, 90, 70, 80];

/** What an account adds, and the ways on for everybody. */
export function GuestCall() {
  const titleId = useId();
  const { call } = texts;
  return (
    <>
      <Box component="section" mt="xl" aria-labelledby={titleId}>
        <TwoShapes className={classes.shapes} depths={depths} person="left">
          <div className={classes.words}>
            <Box component="h2" maw="16em" lh={1.1} className={look('headingTight', 'step3')} id={titleId}>
              {call.title}
            </Box>
            <p className={`${classes.text} ${look('onPersonMuted', 'large')}`}>{call.text}</p>
            <LinkButton to={signUpPath(paths.ownResults)} kind="action" size="lg">
              {call.signUp}
            </LinkButton>
            <p className={classes.signIn}>
              {call.hasAccount} <Link to={signInPath(paths.ownResults)}>{call.signIn}</Link>
            </p>
          </div>
        </TwoShapes>
      </Box>
      <Group gap="0.75rem 1rem" align="stretch" mt="xl">
        <LinkButton to={paths.tests}>{texts.toTests}</LinkButton>
        <LinkButton to={paths.home} kind="plain">
          {texts.toHome}
        </LinkButton>
      </Group>
    </>
  );
}
