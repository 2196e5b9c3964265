import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { publishingTexts, versionTexts as texts } from '#shared/texts/courses/publishing.ts';
import { ask } from '../../components/ask/ask.tsx';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';
import type { Comparison } from './compare-view.tsx';
import { VersionRow } from './version-row.tsx';

type VersionListProps = {
  course: EditedCourse;
  mayRestore: boolean;
  versionActions?: ((number: number) => ReactNode) | undefined;
  flush: () => Promise<void>;
  onCompare: (comparison: Comparison) => void;
};

export function VersionList(props: VersionListProps) {
  const { course, mayRestore, versionActions, flush, onCompare } = props;
  const { courseId } = course;
  const [note, showNote] = useTemporaryNote();
  const restore = useRestore(courseId, flush, (number) => showNote(texts.restored(number)));
  const list = trpc.publishing.versions.useInfiniteQuery(
    { courseId },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <PagedList
      list={list}
      itemsOf={(page) => page.versions}
      texts={{ failed: texts.loadFailed, more: texts.more, moreFailed: texts.loadFailed }}
      skeleton={<LoadingShape kind="table" />}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
    >
      {(versions) => (
        <Stack gap={0} component="ol" mb="lg" className={common.lineTop} aria-label={texts.list}>
          {versions.map((version) => (
            <VersionRow
              key={version.number}
              courseId={courseId}
              version={version}
              onCompare={() => onCompare({ from: version.number, to: null })}
              onRestore={mayRestore ? () => restore(version.number) : undefined}
            >
              {versionActions?.(version.number)}
              <SavedNote note={note === texts.restored(version.number) && note} />
            </VersionRow>
          ))}
        </Stack>
      )}
    </PagedList>
  );
}

const flushFailure = new Error();

/** `flush` saves pending edits first, because a later save would overwrite the restored content. */
function useRestore(courseId: string, flush: () => Promise<void>, onDone: (number: number) => void) {
  const utils = trpc.useUtils();
  const restore = trpc.publishing.restore.useMutation({
    onSettled: () =>
      Promise.all([utils.editor.invalidate(), utils.courses.page.invalidate(), utils.publishing.invalidate()]),
  });
  return (number: number) =>
    ask({
      title: texts.restoreTitle(number),
      text: (
        <>
          {texts.restoreText(number)}
          <br />
          <br />
          {texts.restoreReaders}
        </>
      ),
      confirmLabel: texts.restore,
      run: async () => {
        await flush().catch(() => {
          throw flushFailure;
        });
        await restore.mutateAsync({ courseId, number });
      },
      failed: (error) =>
        error === flushFailure ? publishingTexts.flushFailed : sentenceOf(error, texts.restoreFailed),
      onDone: () => onDone(number),
    });
}
