import { Textarea, type TextareaProps } from '@mantine/core';
import type { ChangeEvent, KeyboardEvent, Ref } from 'react';
import classes from './line-field.module.css';

type LineFieldProps = Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows' | 'rows' | 'resize' | 'classNames'> & {
  variant?: 'default' | 'unstyled';
  ref?: Ref<HTMLTextAreaElement>;
};

/** Without CSS `field-sizing`, the field must be measured. */
const supportsFieldSizing = CSS.supports('field-sizing', 'content');

export function LineField({ variant, onChange, onKeyDown, ...props }: LineFieldProps) {
  const onType = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { currentTarget: field } = event;
    if (/[\r\n]/.test(field.value)) field.value = field.value.replace(/[\r\n]+/g, ' ');
    onChange?.(event);
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Textarea
      {...(variant === 'unstyled' && { flex: 1, miw: 0, lh: 1.4 })}
      {...props}
      autosize={!supportsFieldSizing}
      minRows={1}
      rows={1}
      classNames={variant === 'unstyled' ? { input: classes.unstyled, error: classes.error } : { input: classes.line }}
      onChange={onType}
      onKeyDown={onKey}
    />
  );
}
