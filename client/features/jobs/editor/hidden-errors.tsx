import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { JobDraft } from '#shared/jobs/draft.ts';
import { jobEditorTexts } from '#shared/texts/jobs/editor.ts';
import { hiddenFieldTexts as texts } from '#shared/texts/jobs/jobs.ts';
import { look } from '../../../components/look/look.ts';
import type { FieldErrors } from '../../../lib/outbox/draft-fields.ts';
import { goToField } from './field-place.ts';
import { emptied, hiddenWrong } from './hidden-fields.ts';

type HiddenErrorsProps = { errors: FieldErrors; values: JobDraft; onTake: (values: JobDraft) => void };

/** What is wrong in fields that are not in sight, and would otherwise hold the saving up without a word. */
export function HiddenErrors({ errors, values, onTake }: HiddenErrorsProps) {
  const fields = hiddenWrong(errors, values);
  if (fields.length === 0) return null;
  const empty = () => {
    onTake(emptied(values, fields));
    // The button goes with what it was about.
    goToField(values.payKind === 'none' ? 'payReason' : 'payFrom');
  };
  return (
    <Alert mb="lg" color="amber" icon={<IconAlertTriangle stroke={1.75} />} title={texts.title} role="alert">
      <p>{texts.text}</p>
      <Stack component="ul" gap={4} mt="xs">
        {fields.map((field) => (
          <li key={field} className={look('anywhere')}>
            <strong>{jobEditorTexts.fieldNames[field]}:</strong> {errors[field]}
          </li>
        ))}
      </Stack>
      <Button mt="sm" size="sm" variant="default" onClick={empty}>
        {texts.empty}
      </Button>
    </Alert>
  );
}
