import { shellTexts } from '#shared/texts/shell.ts';
import { ShiftedShapes } from './illustrations/shifted-shapes.tsx';
import { PlainButton } from './plain-button.tsx';
import classes from './state.module.css';

type ErrorStateProps = {
  title?: string;
  /** What happened, what is safe, and what to do. */
  text?: string;
  onRetry?: () => void;
  /** Nothing else is on the page: the title is the page's. */
  isPage?: boolean;
};

export function ErrorState({
  title = shellTexts.error.title,
  text = shellTexts.error.text,
  onRetry,
  isPage = false,
}: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={classes.state} role="alert">
      <div className={classes.picture}>
        <ShiftedShapes />
      </div>
      <Title className={classes.title}>{title}</Title>
      <p className={classes.text}>{text}</p>
      {onRetry && (
        <div className={classes.action}>
          <PlainButton onClick={onRetry}>{shellTexts.error.retry}</PlainButton>
        </div>
      )}
    </div>
  );
}
