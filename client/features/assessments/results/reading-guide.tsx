import { profileTexts } from '#shared/texts/results.ts';
import classes from './reading-guide.module.css';

const { reading: texts } = profileTexts;

/** The key of the figure, in its own forms, so that it also reads without colour. */
export function ReadingGuide() {
  return (
    <div className={classes.guide}>
      <h3 className={classes.title}>{texts.title}</h3>
      <dl className={classes.keys}>
        {(['sure', 'band', 'beyond'] as const).map((part) => (
          <div key={part} className={classes.key}>
            <dt>
              <Sample part={part} />
              {texts[part].name}
            </dt>
            <dd>{texts[part].text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.overlap}>{texts.overlap}</p>
    </div>
  );
}

function Sample({ part }: { part: 'sure' | 'band' | 'beyond' }) {
  return (
    <svg className={classes.sample} viewBox="0 0 36 20" width="36" height="20" aria-hidden="true">
      {part === 'sure' && <path className={classes.sure} d="M10 0H36V20H10A10 10 0 0 1 10 0Z" />}
      {part === 'beyond' && <rect className={classes.beyond} width="36" height="20" rx="3" />}
      {part === 'band' && (
        <>
          <rect className={classes.band} width="26" height="13" rx="5" />
          <rect className={classes.band} x="10" y="7" width="26" height="13" rx="5" />
          <circle className={classes.point} cx="22" cy="10" r="3.5" />
        </>
      )}
    </svg>
  );
}
