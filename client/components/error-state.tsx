import { Button } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { ShiftedShapes } from './illustrations/shifted-shapes.tsx';
import classes from './state.module.css';

type ErrorStateProps = {
  title?: string;
  /** What happened, what is safe, and what to do. */
  text?: string;
  onRetry?: () => void;
};

export function ErrorState({ title = shellTexts.error.title, text = shellTexts.error.text, onRetry }: ErrorStateProps) {
  return (
    <div className={classes['state']} role="alert">
      <div className={classes['picture']}>
        <ShiftedShapes />
      </div>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['text']}>{text}</p>
      {onRetry && (
        <div className={classes['action']}>
          <Button onClick={onRetry}>{shellTexts.error.retry}</Button>
        </div>
      )}
    </div>
  );
}
