import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { courseLimits } from '#shared/courses/schema.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses/courses.ts';

type OutcomesFieldProps = {
  value: readonly string[];
  error: string | undefined;
  onChange: (outcomes: string[]) => void;
};

const outcomesOf = (typed: string): string[] => typed.split('\n').filter((line) => line.trim() !== '');

export function OutcomesField({ value, error, onChange }: OutcomesFieldProps) {
  const [typed, setTyped] = useState(value.join('\n'));
  // An empty last line belongs to what is typed, not to the value, so that Enter works.
  const shown = outcomesOf(typed).join('\n') === value.join('\n') ? typed : value.join('\n');
  return (
    <Textarea
      label={texts.outcomes}
      description={texts.outcomesHint(courseLimits.outcomes)}
      autosize
      minRows={3}
      maxLength={(courseLimits.outcome + 1) * courseLimits.outcomes}
      value={shown}
      error={error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(outcomesOf(currentTarget.value));
      }}
    />
  );
}

/** Errors of single lines have names such as `outcomes.2`. */
export const outcomesErrorOf = (errors: Record<string, unknown>): string | undefined =>
  Object.keys(errors).some((name) => name.split('.')[0] === 'outcomes')
    ? texts.outcomesProblem(courseLimits.outcomes, courseLimits.outcome)
    : undefined;
