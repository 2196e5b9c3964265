import { Box, Text } from '@mantine/core';
import { isContradictory } from '#shared/assessments/values/consistency.ts';
import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { readToken } from '../../../lib/tests/test-tokens.ts';
import { repeatValuesPath } from '../../../lib/tests/use-repeat-path.ts';
import { trpc } from '../../../trpc.ts';
import { UnsureResultText } from '../overview/open-repeat.tsx';
import { TestCard } from '../overview/test-card.tsx';
import { ValuesPicture } from '../overview/test-pictures.tsx';
import type { OverviewView } from '../overview/use-tests-overview.ts';
import { CardActions } from '../soft-skills/card-actions.tsx';
import { valueResultInput } from './value-result.tsx';

const { values: texts } = testsOverviewTexts;

export function ValueCard({ view, resultPath }: { view: OverviewView; resultPath: string }) {
  const { overview, hasOpenRun } = view;
  const { status, answered, total } = overview.values;
  const isOpen = status === 'open' || (status === 'none' && hasOpenRun.values);
  return (
    <TestCard
      texts={texts}
      picture={<ValuesPicture />}
      isCompleted={status === 'finished'}
      progressText={isOpen ? texts.soFar(answered, total) : null}
      result={<LatestValues />}
    >
      {status === 'none' && !isOpen ? (
        <LinkButton
          to={paths.valueTest}
          kind={overview.softskill.status === 'finished' ? 'action' : 'outline'}
          size="lg"
        >
          {texts.start}
        </LinkButton>
      ) : (
        <CardActions
          status={isOpen ? 'open' : status}
          soFar={hasOpenRun.values ? texts.soFar(answered, total) : null}
          testPath={status === 'finished' ? repeatValuesPath : paths.valueTest}
          resultPath={resultPath}
          testTitle={texts.title}
          repeats={[{ label: testsOverviewTexts.repeat, to: repeatValuesPath }]}
        />
      )}
    </TestCard>
  );
}

function LatestValues() {
  const { data } = trpc.results.values.useQuery(valueResultInput(readToken('latest_value_test_token')));
  if (!data) return null;
  const isUnsure = isContradictory(data.band);
  const first = data.values.slice(0, 3).map(({ value }) => value);
  return (
    <>
      <Text fz="lg" lh={1.35} className={common.anywhere}>
        {isUnsure ? texts.unsureFirst(first) : texts.first(first)}
      </Text>
      {isUnsure && (
        <Box mt="xs">
          <UnsureResultText test="values">{texts.unsure}</UnsureResultText>
        </Box>
      )}
    </>
  );
}
