import { Box, Button, Loader, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { textOfPart } from '#shared/ai/source.ts';
import type { CoverageView } from '#shared/ai/state.ts';
import { partText } from '#shared/texts/ai/ai.ts';
import { coverageTexts as texts } from '#shared/texts/ai/results.ts';
import common from '../../../components/common.module.css';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../../lib/errors.ts';
import { useLastValue } from '../../../lib/hooks.ts';
import { newId } from '../../../lib/new-id.ts';
import { trpc } from '../../../trpc.ts';

export type SelectedPart = { source: CoverageView; part: number };

type PartDialogProps = { courseId: string; selectedPart: SelectedPart | null; onClose: () => void };

export function PartDialog({ courseId, selectedPart, onClose }: PartDialogProps) {
  const last = useLastValue(selectedPart);
  const title = last === null ? '' : `${last.source.name}, ${partText(last.source.unit, last.part)}`;
  return (
    <Modal opened={selectedPart !== null} onClose={onClose} title={title} size="lg">
      {last !== null && (
        <Part key={`${last.source.sourceId} ${last.part}`} courseId={courseId} {...last} onClose={onClose} />
      )}
    </Modal>
  );
}

function Part({ courseId, source, part, onClose }: SelectedPart & { courseId: string; onClose: () => void }) {
  const { sourceId, unit, url, uses } = source;
  const query = trpc.ai.sourcePart.useQuery({ courseId, sourceId, part }, { retry: false });
  const words = query.data === undefined ? null : textOfPart(query.data).trim();
  const isPaged = url !== null && unit === 'page';
  return (
    <Stack gap="md">
      {query.isPending && <Loader />}
      <FormError message={query.error && sentenceOf(query.error, texts.partFailed)} />
      {words !== null && (
        <Box
          component="blockquote"
          m={0}
          p="md"
          mah="18rem"
          tabIndex={0}
          bg="var(--pg-sunken)"
          bdrs="md"
          className={`${common.anywhere} ${common.preLine} ${common.scrollY}`}
        >
          {words === '' ? texts.noWords : words}
        </Box>
      )}
      {url !== null && (
        <p className={common.inkLinks}>
          <a href={isPaged ? `${url}#page=${part}` : url} target="_blank" rel="noreferrer">
            {isPaged ? texts.openAt(partText(unit, part)) : texts.openFile}
          </a>
        </p>
      )}
      {uses[part - 1] === 0 && words !== '' ? (
        <MakeLesson courseId={courseId} sourceId={sourceId} part={part} onClose={onClose} />
      ) : (
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
        </DialogActions>
      )}
    </Stack>
  );
}

type MakeLessonProps = { courseId: string; sourceId: string; part: number; onClose: () => void };

function MakeLesson({ courseId, sourceId, part, onClose }: MakeLessonProps) {
  const utils = trpc.useUtils();
  const [requestId] = useState(() => newId());
  const course = trpc.editor.course.useQuery({ courseId });
  const modules = course.data?.modules ?? [];
  const [moduleId, setModuleId] = useState<string | null>(null);
  const make = trpc.ai.lessonFromPart.useMutation({ onSuccess: () => utils.ai.invalidate() });
  const target = moduleId ?? modules[0]?.moduleId;
  if (course.data !== undefined && modules.length === 0) return <Text c="dimmed">{texts.noModules}</Text>;
  return (
    <>
      <NativeSelect
        label={texts.module}
        data={modules.map(({ moduleId: value, title }) => ({ value, label: title }))}
        value={target}
        disabled={make.isSuccess}
        onChange={({ currentTarget }) => setModuleId(currentTarget.value)}
      />
      <FormError message={make.error && sentenceOf(make.error, texts.makeFailed)} />
      <p role="status">{make.isSuccess && `${texts.making}. ${texts.madeText}`}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
        {!make.isSuccess && (
          <Button
            loading={make.isPending}
            disabled={target === undefined}
            onClick={() => target && make.mutate({ requestId, courseId, sourceId, part, moduleId: target })}
          >
            {texts.make}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
