import { useEffect } from 'react';
import { testScreenTexts } from '#shared/texts/assessments.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { look } from '../../../components/look/look.ts';
import { messageOf } from '../../../lib/errors.ts';
import { toastError } from '../../../lib/toast.ts';
import { TestFrame } from './test-frame.tsx';

type TestLoadErrorProps = { title: string; error: unknown; onRetry: () => void };

export function TestLoadError({ title, error, onRetry }: TestLoadErrorProps) {
  useEffect(() => {
    toastError(messageOf(error));
  }, [error]);
  return (
    <TestFrame>
      <h1 className={look('unseen')}>{title}</h1>
      <ErrorState text={testScreenTexts.loadErrorText} onRetry={onRetry} />
    </TestFrame>
  );
}
