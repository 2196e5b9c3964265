import { Link, useLocation } from 'react-router-dom';
import { progressTexts as texts } from '#shared/texts/learning.ts';
import { signInPath } from '../../app/access.ts';
import classes from './reader-notes.module.css';
import type { ReaderParts } from './reader-parts.ts';
import { ReloadButton } from './reload-button.tsx';

/** Quiet lines about the reading itself: a newer version, progress that is not kept or could not be loaded. */
export function ReaderNotes(parts: ReaderParts) {
  const { learning, course } = parts;
  const { progress, reader, hasFailed } = learning;
  if (progress !== null && progress.version > course.version)
    return <NewVersion {...parts} version={progress.version} />;
  if (reader === 'visitor') return <VisitorLine />;
  if (!hasFailed) return null;
  return (
    <p className={classes.line} data-screen="" role="status">
      {texts.failed}{' '}
      <button className={classes.again} type="button" onClick={() => void learning.refetch()}>
        {texts.retry}
      </button>
    </p>
  );
}

function NewVersion({ version, onReload }: ReaderParts & { version: number }) {
  return (
    <div className={classes.version} role="status" data-screen="">
      <p className={classes.words}>
        <strong>{texts.newVersion(version)}</strong> {texts.newVersionText}
      </p>
      <ReloadButton onReload={onReload} />
    </div>
  );
}

/** Signing in leads back to this very place. */
function VisitorLine() {
  const { pathname, search } = useLocation();
  return (
    <p className={classes.line} data-screen="">
      {texts.visitor} <Link to={signInPath(`${pathname}${search}`)}>{texts.signIn}</Link>
    </p>
  );
}
