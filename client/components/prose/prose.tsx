import { useRef } from 'react';
import { look } from '../look/look.ts';
import classes from './prose.module.css';
import { useScrollableParts } from './use-scrollable-parts.ts';

/**
 * Sets HTML that the server has already sanitised. Nothing else may go in here: what comes from a person and has not passed the
 * server's sanitiser is a hole.
 */
export function Prose({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useScrollableParts(container, html);
  return (
    <div
      ref={container}
      className={`${classes.prose} ${look('reading', 'large', 'anywhere')}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
