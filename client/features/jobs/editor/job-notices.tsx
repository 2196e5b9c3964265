import { Alert, Box, Button, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import type { JobDraft } from '#shared/jobs/draft.ts';
import { hiddenFieldTexts } from '#shared/texts/jobs/checklist.ts';
import { jobEditorTexts, jobConflictTexts as texts } from '#shared/texts/jobs/editor.ts';
import common from '../../../components/common.module.css';
import { ConflictNotice } from '../../../components/conflict-notice/conflict-notice.tsx';
import { conflictingFields, type FieldErrors } from '../../../lib/outbox/draft-fields.ts';
import type { JobSaves, Problem } from '../saving/job-saves.ts';
import { useSaveView } from '../saving/use-job-saves.ts';
import { goToField } from './go-to-field.ts';
import { hiddenErrorFields, withFieldsCleared } from './hidden-fields.ts';

type JobNoticesProps = {
  saves: JobSaves;
  values: JobDraft;
  onAdopt: (values: JobDraft) => void;
};

export function JobNotices({ saves, values, onAdopt }: JobNoticesProps) {
  const { problem, lost, refusal, errors } = useSaveView(saves);
  const choose = (adopted: JobDraft | null) => adopted !== null && onAdopt(adopted);
  const failure = refusal ?? (saves.isFailing() ? lost : null);
  return (
    <>
      {problem?.kind === 'conflict' && (
        <Box mb="lg">
          <Conflict
            conflict={problem}
            fields={conflictingFields(saves.base() ?? values, values, problem.theirs.draft)}
            onMine={() => choose(saves.keepMine())}
            onTheirs={() => choose(saves.acceptTheirs())}
          />
        </Box>
      )}
      {problem?.kind === 'gone' && (
        <Alert mb="lg" color="red" title={texts.goneTitle} role="alert">
          {texts.goneText}
        </Alert>
      )}
      <HiddenErrors errors={errors} values={values} onAdopt={onAdopt} />
      {failure !== null && (
        <Alert
          mb="lg"
          color="red"
          icon={<IconCloudOff stroke={1.75} />}
          title={jobEditorTexts.saveFailedTitle}
          role="alert"
        >
          {failure}
        </Alert>
      )}
    </>
  );
}

type ConflictProps = {
  conflict: Extract<Problem, { kind: 'conflict' }>;
  fields: ReadonlyArray<keyof JobDraft>;
  onMine: () => void;
  onTheirs: () => void;
};

function Conflict({ conflict, fields, onMine, onTheirs }: ConflictProps) {
  const names = fields.map((field) => jobEditorTexts.fieldNames[field]).join(', ');
  return (
    <ConflictNotice
      title={texts.changed(conflict.name)}
      text={texts.text}
      choices={[
        { label: texts.keep, onClick: onMine, isMain: true },
        { label: texts.reload, onClick: onTheirs },
      ]}
    >
      {names !== '' && <p>{texts.both(names)}</p>}
    </ConflictNotice>
  );
}

type HiddenErrorsProps = { errors: FieldErrors; values: JobDraft; onAdopt: (values: JobDraft) => void };

/** Lists errors in hidden fields, which would otherwise block saving silently. */
function HiddenErrors({ errors, values, onAdopt }: HiddenErrorsProps) {
  const fields = hiddenErrorFields(errors, values);
  if (fields.length === 0) return null;
  const clearFields = () => {
    onAdopt(withFieldsCleared(values, fields));
    goToField(values.payKind === 'none' ? 'payReason' : 'payFrom');
  };
  return (
    <Alert mb="lg" color="amber" icon={<IconAlertTriangle stroke={1.75} />} title={hiddenFieldTexts.title} role="alert">
      <p>{hiddenFieldTexts.text}</p>
      <Stack component="ul" gap={4} mt="xs">
        {fields.map((field) => (
          <li key={field} className={common.anywhere}>
            <strong>{jobEditorTexts.fieldNames[field]}:</strong> {errors[field]}
          </li>
        ))}
      </Stack>
      <Button mt="sm" size="sm" variant="default" onClick={clearFields}>
        {hiddenFieldTexts.empty}
      </Button>
    </Alert>
  );
}
