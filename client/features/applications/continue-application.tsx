import { Box, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { applyStepsTexts as texts } from '#shared/texts/applications/applying.ts';
import common from '../../components/common.module.css';
import { LinkButton, PlainButton } from '../../components/link-button.tsx';
import { signUpPath } from '../../lib/access.ts';
import {
  type PendingApplication,
  readPendingApplication,
  removePendingApplication,
} from '../../lib/pending-application.ts';
import { applyPath } from '../../lib/use-release-dialog.ts';

/** The application that waits for the person's result. */
export function usePendingApplication() {
  const [pending, setPending] = useState(readPendingApplication);
  const drop = () => {
    removePendingApplication();
    setPending(null);
  };
  return { pending, drop };
}

type ContinueApplicationProps = { pending: PendingApplication; isGuest: boolean; onDrop: () => void };

export function ContinueApplication({ pending: { jobId, title }, isGuest, onDrop }: ContinueApplicationProps) {
  const path = applyPath(jobId);
  return (
    <Group
      component="section"
      gap="0.75rem 2rem"
      justify="space-between"
      mb="xl"
      py="md"
      px="lg"
      bg="var(--pg-fit-soft)"
      bdrs="fit"
      aria-label={texts.pending}
    >
      <Box flex="1 1 18rem" miw={0} className={common.anywhere}>
        <Text fw={600}>{texts.continue(title)}</Text>
        {isGuest && <Text fz="sm">{texts.continueGuest}</Text>}
      </Box>
      <Group gap="sm" align="stretch">
        <LinkButton to={isGuest ? signUpPath(path) : path} kind="action">
          {isGuest ? texts.signUp : texts.toSheet}
        </LinkButton>
        <PlainButton kind="plain" style={{ marginInlineStart: '-0.5rem' }} onClick={onDrop}>
          {texts.drop}
        </PlainButton>
      </Group>
    </Group>
  );
}
