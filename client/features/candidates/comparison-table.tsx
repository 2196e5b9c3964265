import { Anchor, Box, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedCandidate, Comparison } from '#shared/candidates/state.ts';
import type { StrengthGroup } from '#shared/releases/anonymous.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { groupWords, limitedTexts, rangeTexts } from '#shared/texts/candidates/view.ts';
import { ScopeBadge } from '../../components/candidate-view/candidate-profile.tsx';
import common from '../../components/common.module.css';
import { HyphenatedText } from '../../components/hyphenated-text/hyphenated-text.tsx';
import { MatchChip } from '../../components/match/match-explanation.tsx';
import { BandLane } from '../../components/range-bars/band-lane.tsx';
import { GroupLane } from '../../components/strength-groups/strength-groups.tsx';
import { candidatePath } from './candidate-address.ts';

const { compare: texts, card } = candidateListTexts;
const maxShownValues = 5;

type ComparisonTableProps = Comparison & { onRemove: ((releaseId: string) => void) | null };

const firstColumn: CSSProperties = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  minWidth: '7.5rem',
  maxWidth: '12rem',
  background: 'var(--pg-ground)',
};
const otherColumn: CSSProperties = { minWidth: '11rem', verticalAlign: 'top' };

export function ComparisonTable({ job, candidates, onRemove }: ComparisonTableProps) {
  const skills = candidates
    .map((one) => one.skills)
    .reduce((longest, current) => (current.length > longest.length ? current : longest), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the focused section
    <section aria-label={texts.table} tabIndex={0} style={{ position: 'relative', overflowX: 'auto' }}>
      <table className={common.table} aria-label={texts.table}>
        <thead>
          <tr>
            <th scope="col" style={{ ...firstColumn, verticalAlign: 'bottom' }}>
              {texts.row}
            </th>
            {candidates.map((candidate) => (
              <th key={candidate.releaseId} scope="col" style={otherColumn}>
                <Head candidate={candidate} jobId={job?.jobId ?? null} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {job !== null && (
            <Row name={texts.match} candidates={candidates}>
              {({ match, isAnonymous }) =>
                match === null ? (
                  <Muted>{card.noMatch}</Muted>
                ) : (
                  <MatchChip match={{ ...match, isRough: isAnonymous }} />
                )
              }
            </Row>
          )}
          {skills.map(({ skillId, name }) => (
            <Row key={skillId} name={name} candidates={candidates}>
              {(candidate) => <SkillCell candidate={candidate} skillId={skillId} />}
            </Row>
          ))}
          <Row name={texts.values} candidates={candidates}>
            {({ values }) => <Values values={values} />}
          </Row>
          <Row name={limitedTexts.title} candidates={candidates}>
            {({ isLimited }) => (isLimited ? limitedTexts.limited : limitedTexts.fine)}
          </Row>
        </tbody>
      </table>
    </section>
  );
}

type HeadProps = { candidate: ComparedCandidate; jobId: string | null; onRemove: ComparisonTableProps['onRemove'] };

function Head({ candidate: { releaseId, name, isAnonymous }, jobId, onRemove }: HeadProps) {
  return (
    <Stack gap={4} fw={400}>
      <Text span fz="md" fw={600} className={common.anywhere}>
        <Box component={Link} c="bright" to={candidatePath(releaseId, jobId)}>
          {name}
        </Box>
      </Text>
      {isAnonymous && (
        <span>
          <ScopeBadge scope="anonymous" />
        </span>
      )}
      {onRemove !== null && (
        <span>
          <InlineAction label={texts.remove(name)} onClick={() => onRemove(releaseId)}>
            {texts.removeShort}
          </InlineAction>
        </span>
      )}
    </Stack>
  );
}

type RowProps = {
  name: string;
  candidates: readonly ComparedCandidate[];
  children: (candidate: ComparedCandidate) => ReactNode;
};

function Row({ name, candidates, children }: RowProps) {
  return (
    <tr>
      <Box
        component="th"
        scope="row"
        style={{ ...firstColumn, verticalAlign: 'top' }}
        fz="sm"
        className={common.anywhere}
      >
        <HyphenatedText>{name}</HyphenatedText>
      </Box>
      {candidates.map((candidate) => (
        <Box component="td" key={candidate.releaseId} style={otherColumn} fz="sm">
          {children(candidate)}
        </Box>
      ))}
    </tr>
  );
}

function SkillCell({ candidate: { skills, size }, skillId }: { candidate: ComparedCandidate; skillId: number }) {
  const skill = skills.find((one) => one.skillId === skillId);
  if (skill !== undefined && 'group' in skill) return <GroupCell group={skill.group} />;
  const { rank, low, high } = skill ?? { rank: null, low: null, high: null };
  if (rank === null || low === null || high === null) return <Muted>{rangeTexts.unknown}</Muted>;
  return (
    <Stack gap={4}>
      <BandLane band={{ rank, low, high }} rankCount={size} />
      <Text span fz={14} className={common.numbers} aria-hidden="true">
        {rangeTexts.place(rank, false)}{' '}
        <Text span c="dimmed">
          {rangeTexts.range(low, high)}
        </Text>
      </Text>
      <VisuallyHidden>{rangeTexts.spoken({ rank, isShared: false, low, high, of: size })}</VisuallyHidden>
    </Stack>
  );
}

const GroupCell = ({ group }: { group: StrengthGroup | null }) => (
  <Stack gap={4}>
    <GroupLane group={group} />
    <Text span fz={14}>
      {groupWords(group)}
    </Text>
  </Stack>
);

function Values({ values }: Pick<ComparedCandidate, 'values'>) {
  if (values.length === 0) return <Muted>{texts.noValues}</Muted>;
  return (
    <ol>
      {values.slice(0, maxShownValues).map(({ value, rank }) => (
        <li key={value}>
          {rank !== null && (
            <Text span me={6} c="var(--pg-fit-text)" fw={600} className={common.numbers}>
              {rank}
            </Text>
          )}
          {value}
        </li>
      ))}
    </ol>
  );
}

const Muted = ({ children }: { children: string }) => (
  <Text span c="dimmed">
    {children}
  </Text>
);

type InlineActionProps = { label: string; children: string; onClick: () => void };

export const InlineAction = ({ label, children, onClick }: InlineActionProps) => (
  <Anchor component="button" type="button" c="var(--pg-ink)" size="sm" ta="start" aria-label={label} onClick={onClick}>
    {children}
  </Anchor>
);
