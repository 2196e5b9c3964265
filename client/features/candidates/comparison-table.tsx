import { Anchor, Box, VisuallyHidden } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedCandidate, Comparison } from '#shared/candidates/state.ts';
import type { StrengthGroup } from '#shared/releases/anonymous.ts';
import { candidatesUi } from '#shared/texts/candidates/list.ts';
import { groupWords, limitedTexts, rangeTexts } from '#shared/texts/candidates/view.ts';
import { ScopeBadge } from '../../components/candidate-view/candidate-profile.tsx';
import { Jointed } from '../../components/jointed/jointed.tsx';
import { look } from '../../components/look/look.ts';
import { PassungChip } from '../../components/passung/passung.tsx';
import { BandLane } from '../../components/range-bars/band-lane.tsx';
import { GroupLane } from '../../components/strength-groups/strength-groups.tsx';
import { candidatePath } from './candidate-address.ts';

const { compare: texts, card } = candidatesUi;
const shownValues = 5;

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

/** One column for each, one row for each matter; on a narrow window it is shifted sideways, and what the rows are about stays. */
export function ComparisonTable({ job, candidates, onRemove }: ComparisonTableProps) {
  // Anonymous people may show fewer of them.
  const skills = candidates
    .map((one) => one.skills)
    .reduce((most, some) => (some.length > most.length ? some : most), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer shifts it with the arrow keys
    <section aria-label={texts.table} tabIndex={0} style={{ position: 'relative', overflowX: 'auto' }}>
      <table className={look('table')} aria-label={texts.table}>
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
              {({ match }) => (match === null ? <Muted>{card.noMatch}</Muted> : <PassungChip match={match} />)}
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
    <div className={look('stack', 'gap4', 'regular')}>
      <span className={look('body', 'strong', 'anywhere')}>
        <Link className={look('ink')} to={candidatePath(releaseId, jobId)}>
          {name}
        </Link>
      </span>
      {isAnonymous && (
        <span>
          <ScopeBadge scope="anonymous" />
        </span>
      )}
      {onRemove !== null && (
        <span>
          <PlainAction label={texts.remove(name)} onClick={() => onRemove(releaseId)}>
            {texts.removeShort}
          </PlainAction>
        </span>
      )}
    </div>
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
      <th scope="row" style={{ ...firstColumn, verticalAlign: 'top' }} className={look('small', 'anywhere')}>
        <Jointed>{name}</Jointed>
      </th>
      {candidates.map((candidate) => (
        <td key={candidate.releaseId} style={otherColumn} className={look('small')}>
          {children(candidate)}
        </td>
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
    <div className={look('stack', 'gap4')}>
      <BandLane band={{ rank, low, high }} of={size} />
      <span className={look('fine', 'numbers')} aria-hidden="true">
        {rangeTexts.place(rank, false)} <span className={look('muted')}>{rangeTexts.range(low, high)}</span>
      </span>
      <VisuallyHidden>{rangeTexts.spoken({ rank, isShared: false, low, high, of: size })}</VisuallyHidden>
    </div>
  );
}

const GroupCell = ({ group }: { group: StrengthGroup | null }) => (
  <div className={look('stack', 'gap4')}>
    <GroupLane group={group} />
    <span className={look('fine')}>{groupWords(group)}</span>
  </div>
);

function Values({ values }: Pick<ComparedCandidate, 'values'>) {
  if (values.length === 0) return <Muted>{texts.noValues}</Muted>;
  return (
    <ol className={look('unlisted')}>
      {values.slice(0, shownValues).map(({ value, rank }) => (
        <li key={value}>
          {rank !== null && (
            <Box component="span" me={6} className={look('numbers', 'good', 'strong')}>
              {rank}
            </Box>
          )}
          {value}
        </li>
      ))}
    </ol>
  );
}

const Muted = ({ children }: { children: string }) => <span className={look('muted')}>{children}</span>;

type PlainActionProps = { label: string; children: string; onClick: () => void };

/** `label`: the accessible name, which includes the object of the action. */
export const PlainAction = ({ label, children, onClick }: PlainActionProps) => (
  <Anchor component="button" type="button" c="var(--pg-ink)" size="sm" ta="start" aria-label={label} onClick={onClick}>
    {children}
  </Anchor>
);
