import { Box, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { aiEditorTexts as texts } from '#shared/texts/ai/results.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';

export function QuickStartGeneration({ courseId }: { courseId: string }) {
  return (
    <Box mt="lg">
      <LinkButton to={paths.company.courseAi(courseId)}>
        <IconSparkles size={18} stroke={1.75} aria-hidden="true" />
        {texts.quickStart}
      </LinkButton>
      <Text mt={6} c="dimmed" fz={14}>
        {texts.quickStartText}
      </Text>
    </Box>
  );
}
