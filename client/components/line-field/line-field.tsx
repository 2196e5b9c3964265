import { Textarea, type TextareaProps } from '@mantine/core';
import type { ChangeEvent, KeyboardEvent } from 'react';
import classes from './line-field.module.css';

type LineFieldProps = Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows' | 'rows' | 'resize' | 'classNames'>;

/** Where the browser sizes fields by what they hold, it needs no measuring. */
const growsByItself = CSS.supports('field-sizing', 'content');

/** A field for one line of text that may be long: it grows instead of hiding the end. Enter sends the form, as in an input. */
export function LineField({ onChange, onKeyDown, ...props }: LineFieldProps) {
  const onType = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { currentTarget: field } = event;
    // A pasted text may bring line breaks along.
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
      {...props}
      autosize={!growsByItself}
      minRows={1}
      rows={1}
      classNames={{ input: classes.line }}
      onChange={onType}
      onKeyDown={onKey}
    />
  );
}
