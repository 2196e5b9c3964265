import { useRef } from 'react';
import '#shared/styles/prose.css';
import { look } from '../look/look.ts';
import classes from './prose.module.css';
import { useScrollableParts } from './use-scrollable-parts.ts';

type ProseProps = {
  html: string;
  /** The text is the page: its headings stand right below the title. */
  isPage?: boolean;
};

/**
 * Sets HTML that the server has already sanitised. Nothing else may go in here: what comes from a person and has not passed the
 * server's sanitiser is a hole.
 */
export function Prose({ html, isPage = false }: ProseProps) {
  const container = useRef<HTMLDivElement>(null);
  useScrollableParts(container, html);
  return (
    <div
      ref={container}
      className={`pg-prose ${classes.prose} ${isPage ? classes.page : ''} ${look('reading')}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
