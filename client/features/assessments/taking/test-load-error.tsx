import { testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { look } from '../../../components/look/look.ts';
import { messageOf } from '../../../lib/errors.ts';
import { TestFrame } from './test-frame.tsx';

type TestLoadErrorProps = { title: string; error: unknown; onRetry: () => void };

export function TestLoadError({ title, error, onRetry }: TestLoadErrorProps) {
  return (
    <TestFrame>
      <h1 className={look('unseen')}>{title}</h1>
      <ErrorState
        title={shellTexts.failure}
        text={`${messageOf(error)} ${testScreenTexts.loadErrorText}`}
        onRetry={onRetry}
      />
    </TestFrame>
  );
}
