import { Box } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { ShiftedShapes } from './illustrations/shapes.tsx';
import { PlainButton } from './link-button.tsx';
import { look } from './look/look.ts';
import { usePageTitle } from './page-title.ts';
import classes from './state.module.css';

type ErrorStateProps = {
  title?: string;
  /** What happened, what is safe, and what to do. */
  text?: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** Nothing else is on the page: the title is the page's. */
  isPage?: boolean;
};

export function ErrorState({
  title = shellTexts.error.title,
  text = shellTexts.error.text,
  onRetry,
  retryLabel = shellTexts.error.retry,
  isPage = false,
}: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  usePageTitle(isPage ? title : null);
  return (
    <Box maw="32rem" py={40} role="alert">
      <Box w="8rem" mb="1.5rem" className={look('pictured')}>
        <ShiftedShapes />
      </Box>
      <Title className={classes.title}>{title}</Title>
      <p className={look('muted', 'large')}>{text}</p>
      {onRetry && (
        <Box mt="lg">
          <PlainButton onClick={onRetry}>{retryLabel}</PlainButton>
        </Box>
      )}
    </Box>
  );
}
