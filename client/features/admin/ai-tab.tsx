import { AdminLoaded } from '../../components/admin-failure.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { trpc } from '../../trpc.ts';
import classes from './ai.module.css';
import { AiBudget } from './ai-budget.tsx';
import { AiConnection } from './ai-connection.tsx';
import { AiEndpoint } from './ai-endpoint.tsx';
import { AiUsageTable } from './ai-use-table.tsx';

export function AiTab() {
  const settings = trpc.ai.settings.useQuery();
  return (
    <AdminLoaded query={settings} isFreshOnly skeleton={<LoadingShape kind="form" />}>
      {({ endpoint, monthlyTokens, installationTokens, lastCheck, use }) => (
        <div className={classes.sections}>
          <AiEndpoint endpoint={endpoint} />
          {endpoint !== null && (
            <>
              <AiConnection lastCheck={lastCheck} />
              <AiBudget saved={{ monthlyTokens, installationTokens }} />
              <AiUsageTable use={use} />
            </>
          )}
        </div>
      )}
    </AdminLoaded>
  );
}
