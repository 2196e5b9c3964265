import { Group, Stack, VisuallyHidden } from '@mantine/core';
import type { TestProgress } from '#shared/assessments/state.ts';
import { testsOverviewTexts as texts } from '#shared/texts/assessments/assessments.ts';
import { LinkButton } from '../../../components/link-button.tsx';

type CardActionsProps = {
  status: TestProgress['status'];
  hasOpenRun: boolean;
  testPath: string;
  resultPath: string;
  testTitle: string;
  repeats: readonly { label: string; to: string }[];
};

export function CardActions({ status, hasOpenRun, testPath, resultPath, testTitle, repeats }: CardActionsProps) {
  const about = <VisuallyHidden>: {testTitle}</VisuallyHidden>;
  if (status !== 'finished')
    return (
      <LinkButton to={testPath} kind="action" size="lg">
        <span>
          {texts.proceed}
          {about}
        </span>
      </LinkButton>
    );
  return (
    <Stack gap={4} align="flex-start">
      <LinkButton to={resultPath} size="lg">
        <span>
          {texts.showResult}
          {about}
        </span>
      </LinkButton>
      <Group gap="0 0.5rem" ms={-8}>
        {(hasOpenRun ? [{ label: texts.proceed, to: testPath }] : repeats).map(({ label, to }) => (
          <LinkButton key={to} to={to} kind="plain">
            <span>
              {label}
              {about}
            </span>
          </LinkButton>
        ))}
      </Group>
    </Stack>
  );
}
