import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type TestVariant, variantOf } from '#shared/assessments/soft-skills/variants.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { usePageTitle } from '../../../components/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { isAccountId, removeRunData, removeToken, storeToken } from '../../../lib/tests/test-tokens.ts';
import { trpc } from '../../../trpc.ts';
import type { RunRefusal } from '../taking/run-request.ts';
import { TestSkeleton } from '../taking/test-frame.tsx';
import { TestLoadError } from '../values/value-result.tsx';
import { SoftskillRun } from './softskill-run.tsx';
import { removeStoredRun } from './stored-run.ts';
import { useSoftskillStart } from './use-softskill-start.ts';

const notices = {
  PART_TWO_CHANGED: softskillTexts.partTwoChanged,
  ORDER_INVALID: softskillTexts.freshStart,
  NOT_FOUND: softskillTexts.freshStart,
} as const;

export function SoftskillTest({ variant }: { variant: TestVariant }) {
  const start = useSoftskillStart(variant);
  const [notice, setNotice] = useState<string | null | undefined>();
  const finish = useShowResult();

  const reload = (reason: Exclude<RunRefusal, 'RUN_FINISHED'> | null) => {
    if (reason === 'ORDER_INVALID' || reason === 'NOT_FOUND') {
      if (start.data !== undefined) removeStoredRun(start.data.run.token);
      removeToken('softskill_test_token');
    }
    setNotice(reason === null ? errorTexts.RUN_INCOMPLETE : notices[reason]);
    void start.refetch();
  };

  if (start.isFetching) return <TestSkeleton title={softskillTexts.title} />;
  if (start.data === undefined || start.isError)
    return <TestLoadError title={softskillTexts.title} error={start.error} onRetry={() => void start.refetch()} />;
  const startNotice = start.data.isFreshStart ? softskillTexts.freshStart : null;
  return (
    <SoftskillRun
      key={start.dataUpdatedAt}
      initial={start.data.run}
      notice={notice === undefined ? startNotice : notice}
      onNoticeRead={() => setNotice(null)}
      onFinished={finish}
      onOutdated={reload}
    />
  );
}

function useShowResult() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  return (token: string, resultId: string | null) => {
    const key = isAccountId(token) ? resultId : token;
    if (key !== null) storeToken('latest_test_token', key);
    removeToken('softskill_test_token');
    removeRunData(token);
    void Promise.all([utils.tests.invalidate(), utils.results.invalidate()]);
    void navigate(paths.testResults, { state: { wasFinished: resultId === null } });
  };
}

export default function SoftskillTestPage() {
  const { id = '' } = useParams();
  const variant = variantOf(id);
  usePageTitle(softskillTexts.title);
  return <SoftskillTest key={variant} variant={variant} />;
}
