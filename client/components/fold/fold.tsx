import { Box } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './fold.module.css';

type FoldProps = {
  title: string;
  heading?: 'h2' | 'h3' | 'h4';
  /** Only for the first rendering; afterwards the reader decides. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of a page that opens on request. A link to an id inside it opens it too. */
export function Fold({ title, heading = 'h2', isOpen = false, children }: FoldProps) {
  const titleId = useId();
  return (
    <Box {...(heading === 'h2' ? { component: 'section', 'aria-labelledby': titleId } : {})}>
      <details className={classes.fold} open={isOpen || undefined}>
        <summary className={classes.summary}>
          <Box component={heading} lh={1.25} ff="heading" fw={650} fz={heading === 'h2' ? 'h4' : 'md'} id={titleId}>
            {title}
          </Box>
          <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
        </summary>
        <Box pb="xl">{children}</Box>
      </details>
    </Box>
  );
}

/** Closes a group of folds with a line. */
export const Folds = ({ children }: { children: ReactNode }) => (
  <Box mt="clamp(2.5rem, 5vw, 4rem)" className={classes.folds}>
    {children}
  </Box>
);
