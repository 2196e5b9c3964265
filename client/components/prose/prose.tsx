import classes from './prose.module.css';

/**
 * Sets HTML that the server has already sanitised. Nothing else may go in here: what comes from a person and has not passed the
 * server's sanitiser is a hole.
 */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it, see above
  return <div className={classes['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}
