import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MissingTests as Missing } from '#shared/matching/state.ts';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { matchTexts, missingTestsText } from '#shared/texts/matching/match.ts';
import { paths } from '../../lib/paths.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import common from '../common.module.css';
import { LinkButton } from '../link-button.tsx';

const { none: texts } = matchTexts;

type MissingTestsProps = {
  missing: Missing;
  /** Purpose of the tests. The default is the match of one job. */
  reason?: string;
  kind?: 'action' | 'outline';
};

/** One line above a list: the values test is missing, a result of the skills is there. */
export const MissingValues = ({ missing }: { missing: Missing }) =>
  !missing.softskills &&
  missing.values && (
    <Text mb="sm" px="md" py="xs" fz="sm" lh={1.4} bg="var(--pg-fit-soft)" bdrs="fit" className={common.inkLinks}>
      {texts.values} <Link to={paths.valueTest}>{texts.valueTest}</Link>
    </Text>
  );

export function MissingTests({ missing, reason, kind = 'outline' }: MissingTestsProps) {
  const hasTest = useHasSoftskillTest();
  const isPreparing = missing.softskills && !hasTest;
  const text = isPreparing ? preparingTexts.short : (reason ?? missingTestsText(missing));
  if (text === null) return null;
  return (
    <div>
      <Text maw="36rem" mb="sm" className={common.anywhere}>
        {text}
      </Text>
      {missing.softskills && !isPreparing && (
        <LinkButton to={paths.tests} kind={kind}>
          {texts.softskillTest}
        </LinkButton>
      )}
      {missing.values && (isPreparing || !missing.softskills) && (
        <LinkButton to={paths.valueTest} kind={kind}>
          {texts.valueTest}
        </LinkButton>
      )}
    </div>
  );
}
