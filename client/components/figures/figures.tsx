import { Box, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../look/look.ts';
import classes from './figures.module.css';

type Figure = {
  label: string;
  figure: ReactNode;
  note?: string;
  to?: string | undefined;
};

type FiguresProps = { label?: string; figures: readonly Figure[]; as?: 'band' | 'cards' };

/** Shows numbers with labels, as a band or as cards. */
export function Figures({ label, figures, as = 'band' }: FiguresProps) {
  if (as === 'cards')
    return (
      <dl className={cards} aria-label={label}>
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
      className={look('stack', 'lineTop', 'lineBottom', 'cols32', 'rows16')}
      style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' }}
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
          <dt className={look('muted')}>{term}</dt>
          <FigureValue note={note}>{figure}</FigureValue>
        </Box>
      ))}
    </Box>
  );
}

const FigureValue = ({ note, children }: { note: string | undefined; children: ReactNode }) => (
  <dd>
    <Box component="span" display="block" lh={1.2} className={look('heading', 'step3', 'numbers')}>
      {children}
    </Box>
    {note !== undefined && <span className={look('block', 'muted', 'fine')}>{note}</span>}
  </dd>
);

const FigureCard = ({ label, figure, note, to }: Figure) => (
  <div className={`${classes.card} ${look('surface', 'line', 'fit', 'relative', 'hoverLine')}`}>
    <dt className={look('muted')}>
      {to === undefined ? (
        label
      ) : (
        <Link className={`${classes.way} ${look('inherit', 'undecorated')}`} to={to}>
          {label}
        </Link>
      )}
    </dt>
    <FigureValue note={note}>{figure}</FigureValue>
  </div>
);

type FigureLink = { label: string; count: number; to: string };

const cards = `${classes.cards} ${look('unlisted', 'stack', 'two', 'gap12')}`;
const linked = `${classes.card} ${look('stack', 'ink', 'undecorated', 'surface', 'line', 'fit', 'fullHigh', 'hoverLine')}`;
const digits = look('heading', 'step4', 'numbers');

export function FigureLinks({ label, figures }: { label: string; figures: readonly FigureLink[] }) {
  return (
    <ul className={cards} aria-label={label}>
      {figures.map(({ label: name, count, to }) => (
        <li key={name}>
          <Link className={linked} to={to}>
            <Box component="span" lh={1.1} className={digits}>
              {count.toLocaleString('de-DE')}
            </Box>{' '}
            <span className={look('muted')}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function FiguresSkeleton({ count }: { count: number }) {
  return (
    <div className={cards} role="status" aria-label={shellTexts.loading}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no identity
        <div key={index} className={linked}>
          <Skeleton lh={1.1} className={digits} height="0.8em" width="1.5ch" my="0.15em" />
          <Skeleton height={16} width="60%" my={4} />
        </div>
      ))}
    </div>
  );
}
