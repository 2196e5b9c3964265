import { Box, Text } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import common from './common.module.css';
import { ErrorIllustration } from './illustrations/illustrations.tsx';
import { PlainButton } from './link-button.tsx';
import { usePageTitle } from './page-title.ts';
import classes from './state.module.css';

type ErrorStateProps = {
  title?: string;
  text?: string;
  onRetry?: () => void;
  retryLabel?: string;
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
      <Box w="8rem" mb="1.5rem" className={common.pictured}>
        <ErrorIllustration />
      </Box>
      <Title className={classes.title}>{title}</Title>
      <Text c="dimmed" fz={17}>
        {text}
      </Text>
      {onRetry && (
        <Box mt="lg">
          <PlainButton onClick={onRetry}>{retryLabel}</PlainButton>
        </Box>
      )}
    </Box>
  );
}
