import { Box, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { applyStepsTexts as texts } from '#shared/texts/applications/applying.ts';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { SheetFoot } from '../../components/sheet/sheet.tsx';
import { signInPath, signUpPath } from '../../lib/access.ts';
import { type PendingApplication, storePendingApplication } from '../../lib/pending-application.ts';
import { useSoftskillTestPath } from '../../lib/tests/use-repeat-path.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { applyPath } from '../../lib/use-release-dialog.ts';

type ApplyStepsProps = { job: PendingApplication; isGuest: boolean; hasResult: boolean };

/** The way to an application for people without an account or a result. */
export function ApplySteps({ job, isGuest, hasResult }: ApplyStepsProps) {
  const hasTest = useHasSoftskillTest();
  const { test, account, send } = texts.steps;
  return (
    <>
      <Stack component="ol" gap="md" pb="lg">
        {[...(hasResult ? [] : [test(isGuest)]), ...(isGuest ? [account] : []), send].map(({ title, text }, index) => (
          <Group component="li" key={title} gap="sm" wrap="nowrap" align="flex-start">
            <Text span w={32} ta="center" lh="2rem" fw={600} bg="var(--pg-sunken)" bdrs="fit" flex="none">
              {index + 1}
            </Text>
            <Box pt={3}>
              <Text fw={600}>{title}</Text>
              <Text c="dimmed" fz="sm">
                {text}
              </Text>
            </Box>
          </Group>
        ))}
      </Stack>
      <SheetFoot>
        <Stack gap="xs">
          <NextStep job={job} hasResult={hasResult} />
          <Text c="dimmed" fz={14} lh={1.35} className={common.inkLinks}>
            {hasTest && !hasResult && texts.effect}{' '}
            {isGuest && <Link to={signInPath(applyPath(job.jobId))}>{texts.signIn}</Link>}
          </Text>
        </Stack>
      </SheetFoot>
    </>
  );
}

function NextStep({ job, hasResult }: Pick<ApplyStepsProps, 'job' | 'hasResult'>) {
  const hasTest = useHasSoftskillTest();
  const testPath = useSoftskillTestPath();
  if (!hasResult && !hasTest) return <p>{preparingTexts.short}</p>;
  const to = hasResult ? signUpPath(applyPath(job.jobId)) : testPath;
  return (
    <LinkButton to={to} kind="action" onClick={() => storePendingApplication(job)}>
      {hasResult ? texts.signUp : texts.start}
    </LinkButton>
  );
}
