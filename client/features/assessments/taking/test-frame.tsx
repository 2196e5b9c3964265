import { Box, type BoxProps, Flex, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { paths } from '../../../lib/paths.ts';
import classes from './test-frame.module.css';
import { TestNotes } from './test-notes.tsx';

type TestFrameProps = {
  children: ReactNode;
  place?: ReactNode;
  bar?: ReactNode;
  status?: ReactNode;
};

export function TestFrame({ children, place, bar, status }: TestFrameProps) {
  return (
    <Stack gap={0} mih="100dvh">
      <Box w="100%" className={`${classes.top} ${common.page}`}>
        <Flex
          component={Link}
          gap="xs"
          align="center"
          display="inline-flex"
          fz="sm"
          fw={600}
          td="none"
          bdrs="sm"
          mih={44}
          className={`${classes.back} ${common.atStart}`}
          to={paths.tests}
          aria-label={testScreenTexts.backLabel}
        >
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          {testScreenTexts.back}
        </Flex>
        <Box fz="sm" className={`${classes.place} ${common.numbers}`}>
          {place}
        </Box>
        <div className={classes.status}>{status}</div>
        {bar && <div className={classes.bar}>{bar}</div>}
      </Box>
      <Stack gap={0} w="100%" flex={1} mx="auto" className={classes.body}>
        <TestNotes />
        {children}
      </Stack>
    </Stack>
  );
}

export const TestSkeleton = ({ title }: { title: string }) => (
  <TestFrame bar={<Skeleton height={4} radius={2} />}>
    <LoadingShape kind="cards" label={`${title}: ${testScreenTexts.loading}`} />
  </TestFrame>
);

type QuestionTitleProps = BoxProps & Omit<ComponentProps<'h1'>, keyof BoxProps>;

export const QuestionTitle = (props: QuestionTitleProps) => (
  <Box component="h1" fz="clamp(1.5rem, 3.2vw, 2.25rem)" lh={1.12} ff="heading" fw={650} lts="-0.02em" {...props} />
);
