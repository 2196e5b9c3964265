import { Box, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../common.module.css';
import classes from './figures.module.css';

type Figure = {
  label: string;
  figure: ReactNode;
  note?: string;
  to?: string | undefined;
};

type FiguresProps = { label?: string; figures: readonly Figure[]; variant?: 'band' | 'cards' };

export function Figures({ label, figures, variant = 'band' }: FiguresProps) {
  if (variant === 'cards')
    return (
      <dl className={classes.cards} aria-label={label}>
        {figures.map((figure) => (
          <FigureCard key={figure.label} {...figure} />
        ))}
      </dl>
    );
  return (
    <Box
      component="dl"
      aria-label={label}
      mb="xl"
      py="md"
      className={`${common.lineTop} ${common.lineBottom}`}
      style={{ display: 'grid', gap: '1rem 2rem', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' }}
    >
      {figures.map(({ label: term, figure, note }) => (
        <Box
          key={term}
          style={{
            display: 'flex',
            flexDirection: note === undefined ? 'column-reverse' : 'column',
            justifyContent: note === undefined ? 'flex-end' : 'flex-start',
          }}
        >
          <Box component="dt" c="dimmed">
            {term}
          </Box>
          <FigureValue note={note}>{figure}</FigureValue>
        </Box>
      ))}
    </Box>
  );
}

const FigureValue = ({ note, children }: { note: string | undefined; children: ReactNode }) => (
  <dd>
    <Text span display="block" lh={1.2} ff="heading" fw={650} fz="h2" className={common.numbers}>
      {children}
    </Text>
    {note !== undefined && (
      <Text span display="block" c="dimmed" fz={14}>
        {note}
      </Text>
    )}
  </dd>
);

const FigureCard = ({ label, figure, note, to }: Figure) => (
  <Box
    bg="var(--pg-surface)"
    bdrs="fit"
    pos="relative"
    className={`${classes.card} ${common.line} ${common.hoverLine}`}
  >
    <Box component="dt" c="dimmed">
      {to === undefined ? (
        label
      ) : (
        <Box component={Link} c="inherit" td="none" className={classes.way} to={to}>
          {label}
        </Box>
      )}
    </Box>
    <FigureValue note={note}>{figure}</FigureValue>
  </Box>
);

type FigureLink = { label: string; count: number; to: string };

const cardProps = {
  c: 'bright',
  td: 'none',
  bg: 'var(--pg-surface)',
  bdrs: 'fit',
  h: '100%',
  className: `${classes.card} ${common.stack} ${common.line} ${common.hoverLine}`,
} as const;
const digitProps = { lh: 1.1, ff: 'heading', fw: 650, fz: 'h1', className: common.numbers } as const;

export function FigureLinks({ label, figures }: { label: string; figures: readonly FigureLink[] }) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {figures.map(({ label: name, count, to }) => (
        <li key={name}>
          <Box component={Link} {...cardProps} to={to}>
            <Text span {...digitProps}>
              {count.toLocaleString('de-DE')}
            </Text>{' '}
            <Text span c="dimmed">
              {name}
            </Text>
          </Box>
        </li>
      ))}
    </ul>
  );
}

export function FiguresSkeleton({ count }: { count: number }) {
  return (
    <div className={classes.cards} role="status" aria-label={shellTexts.loading}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no identity
        <Box key={index} {...cardProps}>
          <Skeleton {...digitProps} height="0.8em" width="1.5ch" my="0.15em" />
          <Skeleton height={16} width="60%" my={4} />
        </Box>
      ))}
    </div>
  );
}
