import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { usePageTitle } from '../../../components/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { isAccountId, readToken, removeRunData, removeToken, storeToken } from '../../../lib/tests/test-tokens.ts';
import { repeatParam } from '../../../lib/tests/use-repeat-path.ts';
import { trpc } from '../../../trpc.ts';
import { type ServerClient, timeoutSignal } from '../taking/run-request.ts';
import { TestSkeleton } from '../taking/test-frame.tsx';
import { valueQueue } from './use-value-run.ts';
import { openValueRun, type ValueProgress } from './value-progress.ts';
import { type JobsOfResult, TestLoadError, ValueResult } from './value-result.tsx';
import { ValueRun } from './value-run.tsx';

/** `resultKey`: the token of a finished run or the id of a result; null for the newest of the account. */
type Stage =
  | { kind: 'run'; notice?: string }
  | { kind: 'result'; resultKey: string | null; isFresh: boolean; hasRead: boolean };

type Layout = ComponentType<{ children?: ReactNode }>;
type ValueTestProps = { RunLayout: Layout; ResultLayout: Layout; Jobs: JobsOfResult };

/** The test hides the navigation of the product; the result shows it. */
export default function ValueTest({ RunLayout, ResultLayout, Jobs }: ValueTestProps) {
  usePageTitle(valueTexts.title);
  const session = useSession();
  const [requestedStage, setStage] = useState<Stage | null>(null);
  const isRepeat = useSearchParams()[0].has(repeatParam);
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const skeleton = (
    <RunLayout>
      <TestSkeleton title={valueTexts.title} />
    </RunLayout>
  );
  if (session.status === 'loading') return skeleton;
  const stage = requestedStage ?? firstStage(session.status === 'signedIn', isRepeat);

  const finish: Finish = (token, resultId, hasRead) => {
    const resultKey = isAccountId(token) ? resultId : token;
    storeToken('latest_value_test_token', resultKey);
    removeToken('value_test_token');
    removeRunData(token);
    void Promise.all([utils.tests.invalidate(), utils.results.invalidate()]);
    setStage({ kind: 'result', resultKey, isFresh: true, hasRead });
    // A reload shows the result instead of another run.
    if (isRepeat) void navigate(paths.valueTest, { replace: true });
  };

  if (stage.kind === 'run')
    return (
      <RunLayout>
        <StartedRun firstNotice={stage.notice ?? null} onFinished={finish} />
      </RunLayout>
    );
  return (
    <ValueResult
      Layout={ResultLayout}
      Jobs={Jobs}
      skeleton={skeleton}
      resultKey={stage.resultKey}
      isFresh={stage.isFresh}
      hasRead={stage.hasRead}
      user={session.status === 'signedIn' ? session.user : null}
      onRepeat={() => setStage({ kind: 'run' })}
      onMissing={() => {
        if (stage.resultKey !== null) removeToken('latest_value_test_token');
        setStage({ kind: 'run', ...(stage.resultKey !== null && { notice: valueTexts.lostResult }) });
      }}
    />
  );
}

function firstStage(isSignedIn: boolean, isRepeat: boolean): Stage {
  const latest = readToken('latest_value_test_token');
  const isOpen = readToken('value_test_token') !== null;
  if (isRepeat || isOpen || (latest === null && !isSignedIn)) return { kind: 'run' };
  return { kind: 'result', resultKey: latest, isFresh: false, hasRead: false };
}

/** `hasRead`: the person scrolled, tapped or typed while the answers were saved. */
type Finish = (token: string, resultId: string, hasRead: boolean) => void;
type StartedRunProps = { firstNotice: string | null; onFinished: Finish };

function StartedRun({ firstNotice, onFinished }: StartedRunProps) {
  const start = useValueStart();
  const [notice, setNotice] = useState(firstNotice);
  const hasRead = useRef(false);
  const reload = (isLost: boolean) => {
    if (isLost) removeToken('value_test_token');
    setNotice(isLost ? valueTexts.freshStart : null);
    void start.refetch();
  };
  if (start.isFetching) return <TestSkeleton title={valueTexts.title} />;
  const { data } = start;
  if (data === undefined || start.isError)
    return <TestLoadError title={valueTexts.title} error={start.error} onRetry={() => void start.refetch()} />;
  return (
    <ValueRun
      key={start.dataUpdatedAt}
      initial={data.run}
      notice={notice ?? (data.isFreshStart ? valueTexts.freshStart : null)}
      onFinished={(token, resultId) => onFinished(token, resultId, hasRead.current)}
      onOutdated={reload}
      onRead={() => {
        hasRead.current = true;
      }}
    />
  );
}

function useValueStart() {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ['value-run'],
    queryFn: () => startValues(client),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    structuralSharing: false,
  });
}

async function startValues(client: ServerClient): Promise<{ run: ValueProgress; isFreshStart: boolean }> {
  const storedToken = readToken('value_test_token');
  const pendingBefore = storedToken === null ? [] : valueQueue(storedToken, client).pending();
  const state = await client.valueTest.start.mutate({ token: storedToken }, { signal: timeoutSignal() });
  storeToken('value_test_token', state.token);
  const pending = valueQueue(state.token, client).pending();
  const isSame = storedToken === state.token;
  const run = openValueRun(state, isSame ? [...pendingBefore, ...pending] : pending);
  return { run, isFreshStart: state.isFreshStart === true };
}
