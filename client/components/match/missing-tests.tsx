import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MissingTests as Missing, OwnTests } from '#shared/matching/state.ts';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { jobListTexts } from '#shared/texts/jobs/board.ts';
import { matchTexts, missingTestsText, unsureTestText, unsureTestTexts } from '#shared/texts/matching/match.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useRepetition } from '../../lib/tests/use-repeat-path.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import common from '../common.module.css';
import { LinkButton, TallLink } from '../link-button.tsx';

const { none: texts } = matchTexts;

type MissingTestsProps = {
  missing: Missing;
  /** Purpose of the tests. The default is the match of one job. */
  reason?: string;
  kind?: 'action' | 'outline';
};

/** An unsure soft-skill result is repeated before the values test. */
export const missingNow = ({ missing: { softskills, values }, unsure }: OwnTests): Missing => ({
  softskills,
  values: values && (unsure === undefined || unsure === 'values'),
});

/** Only the values are known. */
export const isByValues = ({ softskills, values }: Missing): boolean => softskills && !values;

/** Above a list: the result is unsure, or one of the two tests is missing. `byValues`: shared values order the list. */
export function TestNotes({ byValues = false, ...tests }: OwnTests & { byValues?: boolean | undefined }) {
  const { unsure } = tests;
  const missing = missingNow(tests);
  const isOneMissing = missing.softskills !== missing.values;
  if (unsure === undefined && !isOneMissing) return null;
  return (
    <Stack
      gap={4}
      mb="sm"
      px="md"
      py="xs"
      fz="sm"
      lh={1.4}
      bg="var(--pg-fit-soft)"
      bdrs="fit"
      className={common.inkLinks}
    >
      {unsure && <UnsureNote test={unsure} />}
      {isOneMissing && (missing.values ? <MissingValues /> : <MissingSkills byValues={byValues} />)}
    </Stack>
  );
}

const MissingValues = () => (
  <p>
    {texts.values} <Link to={paths.valueTest}>{texts.valueTest}</Link>
  </p>
);

function MissingSkills({ byValues }: { byValues: boolean }) {
  if (!useHasSoftskillTest()) return <p>{preparingTexts.short}</p>;
  return (
    <p>
      {byValues && `${jobListTexts.byValues.note} `}
      {jobListTexts.byValues.test} <Link to={paths.tests}>{texts.softskillTest}</Link>
    </p>
  );
}

type UnsureNoteProps = {
  test: NonNullable<OwnTests['unsure']>;
  /** The match above is called unsure. */
  isSaid?: boolean;
};

/** Once per page, before or at its matches. */
export function UnsureNote({ test, isSaid = false }: UnsureNoteProps) {
  const { path, isOpen } = useRepetition(test, useSession().status === 'signedIn');
  return (
    <p>
      {!isSaid && <strong>{unsureTestText(test)}</strong>}{' '}
      {path !== null && <TallLink to={path}>{isOpen ? unsureTestTexts.proceed : unsureTestTexts.repeat}</TallLink>}
    </p>
  );
}

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
