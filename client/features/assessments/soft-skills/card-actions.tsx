import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { TestProgress } from '#shared/assessments/state.ts';
import { testsOverviewTexts as texts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { LinkButton } from '../../../components/link-button.tsx';

type CardActionsProps = {
  status: TestProgress['status'];
  /** Answers of the open run; null without one. */
  soFar: string | null;
  testPath: string;
  resultPath: string;
  testTitle: string;
  repeats: readonly { label: string; to: string }[];
};

export function CardActions({ status, soFar, testPath, resultPath, testTitle, repeats }: CardActionsProps) {
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
        {(soFar !== null ? [{ label: texts.proceed, to: testPath }] : repeats).map(({ label, to }) => (
          <LinkButton key={to} to={to} kind="plain">
            <span>
              {label}
              {about}
            </span>
          </LinkButton>
        ))}
        {soFar !== null && (
          <Text span c="dimmed" fz="sm" className={common.numbers}>
            {soFar}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
