import { Textarea } from '@mantine/core';
import classes from './plan.module.css';

/** Where the browser sizes fields by what they hold, they need no measuring. */
const growsByItself = CSS.supports('field-sizing', 'content');

type PlanFieldProps = {
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  error?: string | null;
  size?: 'sm' | 'md' | 'lg';
  isMuted?: boolean;
  isDisabled: boolean;
  onChange: (value: string) => void;
};

/** Words of the plan, changed where they stand. */
export function PlanField({ label, value, maxLength, onChange, ...rest }: PlanFieldProps) {
  const { placeholder, error = null, size = 'md', isMuted = false, isDisabled } = rest;
  return (
    <Textarea
      flex={1}
      miw={0}
      classNames={{ input: classes.field }}
      styles={{ input: isMuted ? { color: 'var(--pg-muted)' } : { fontWeight: 600 } }}
      aria-label={label}
      size={size}
      autosize={!growsByItself}
      minRows={1}
      rows={1}
      maxLength={maxLength}
      placeholder={placeholder}
      error={error}
      disabled={isDisabled}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/[\r\n]+/g, ' '))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
    />
  );
}
