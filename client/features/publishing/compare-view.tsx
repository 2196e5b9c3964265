import { Button, NativeSelect, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { compareTexts as texts, versionTexts } from '#shared/texts/courses/publishing.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { useFlushOnMount } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';
import { DifferenceView } from './difference-view.tsx';

/** `to` null: the draft. */
export type Comparison = { from: number; to: number | null };

type CompareViewProps = {
  course: EditedCourse;
  flush: () => Promise<void>;
  comparison: Comparison;
  onChange: (comparison: Comparison) => void;
  onBack?: (() => void) | undefined;
};

const draftOption = 'working-copy';

export function CompareView({ course, flush, comparison, onChange, onBack }: CompareViewProps) {
  const { from, to } = comparison;
  const numbers = Array.from({ length: course.version }, (_, index) => course.version - index);
  const versions = numbers.map((number) => ({ value: String(number), label: versionTexts.version(number) }));
  return (
    <Stack gap="lg">
      {onBack && (
        <Button
          ms={-12}
          className={common.atStart}
          variant="subtle"
          size="sm"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onBack}
        >
          {texts.back}
        </Button>
      )}
      <Title order={3} size="h4">
        {texts.title}
      </Title>
      <SimpleGrid cols={2} spacing="md">
        <NativeSelect
          label={texts.from}
          data={versions}
          value={String(from)}
          onChange={(event) => onChange({ from: Number(event.currentTarget.value), to })}
        />
        <NativeSelect
          label={texts.to}
          data={[{ value: draftOption, label: texts.workingCopy }, ...versions]}
          value={to === null ? draftOption : String(to)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ from, to: value === draftOption ? null : Number(value) })
          }
        />
      </SimpleGrid>
      <Compared courseId={course.courseId} flush={flush} comparison={comparison} />
    </Stack>
  );
}

type ComparedProps = { courseId: string; flush: () => Promise<void>; comparison: Comparison };

function Compared({ courseId, flush, comparison }: ComparedProps) {
  const flushState = useFlushOnMount(flush);
  const query = trpc.publishing.compare.useQuery(
    { courseId, ...comparison },
    { enabled: flushState.isSaved, staleTime: 0 },
  );
  if (flushState.hasFailed) return <ErrorState title={texts.failed} onRetry={flushState.tryAgain} />;
  if (query.isPending) return <LoadingShape kind="cards" />;
  if (query.data === undefined) return <ErrorState title={texts.failed} onRetry={() => void query.refetch()} />;
  return <DifferenceView difference={query.data} />;
}
