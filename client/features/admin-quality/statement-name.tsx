import type { ReactNode } from 'react';
import { look } from '../../components/look/look.ts';

type StatementNameProps = { text: string; skill: string; children?: ReactNode };

/** A statement and the soft skill that it stands for. */
export const StatementName = ({ text, skill, children }: StatementNameProps) => (
  <div className={look('stack', 'gap4')}>
    <span>{text}</span>
    <span className={look('muted', 'fine')}>{skill}</span>
    {children}
  </div>
);
