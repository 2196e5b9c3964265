import { Box, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { testResultsTexts } from '#shared/texts/assessments/results.ts';
import { ContourShapes } from '../../components/contour-shapes/contour-shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { signInPath, signUpPath } from '../../lib/access.ts';
import { formatDate } from '../../lib/dates.ts';
import classes from './keep-result.module.css';

const { call: texts } = testResultsTexts;
const depths = [86, 74, 90, 70, 80];

/** The sign-up for guests with a result. */
export function KeepResult({ next, expiresAt }: { next: string; expiresAt: Date | undefined }) {
  const titleId = useId();
  return (
    <Box component="section" mt="clamp(2.5rem, 5vw, 4rem)" aria-labelledby={titleId}>
      <ContourShapes className={classes.shapes} depths={depths} person="left">
        <div className={classes.words}>
          <Title order={2} maw="16em" lh={1.1} lts="-0.02em" id={titleId}>
            {texts.title}
          </Title>
          <Text c="var(--pg-on-person-muted)" fz={17} className={classes.text}>
            {expiresAt && <strong>{texts.until(formatDate(expiresAt))} </strong>}
            {texts.text}
          </Text>
          <LinkButton to={signUpPath(next)} kind="action" size="lg">
            {texts.signUp}
          </LinkButton>
          <p className={classes.signIn}>
            {texts.hasAccount} <Link to={signInPath(next)}>{texts.signIn}</Link>
          </p>
        </div>
      </ContourShapes>
    </Box>
  );
}
