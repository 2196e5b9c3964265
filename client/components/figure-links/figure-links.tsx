import { Box, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../look/look.ts';
import classes from './figure-links.module.css';

export type FigureLink = { label: string; count: number; to: string };

const list = `${classes.figures} ${look('unlisted', 'stack', 'two', 'gap12')}`;
const figure = `${classes.figure} ${look('stack', 'ink', 'undecorated', 'surface', 'line', 'fit', 'fullHigh', 'hoverLine')}`;
const digits = look('heading', 'step4', 'numbers');

/** A few numbers, each of which leads to what it counts. */
export function FigureLinks({ label, figures }: { label: string; figures: readonly FigureLink[] }) {
  return (
    <ul className={list} aria-label={label}>
      {figures.map(({ label: name, count, to }) => (
        <li key={name}>
          <Link className={figure} to={to}>
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
    <div className={list} role="status" aria-label={shellTexts.loading}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no identity
        <div key={index} className={figure}>
          <Skeleton lh={1.1} className={digits} height="0.8em" width="1.5ch" my="0.15em" />
          <Skeleton height={16} width="60%" my={4} />
        </div>
      ))}
    </div>
  );
}
