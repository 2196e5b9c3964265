import { outboxTexts as texts } from '#shared/texts/admin/admin.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { look } from '../../components/look/look.ts';
import { partsOf } from './mail-links.ts';
import classes from './outbox.module.css';

/** A mail's text, or why there is none. Only links to this installation can be clicked. */
export function MailText({ text, instead }: { text: string | null; instead: string }) {
  if (text === null) return <p className={look('muted')}>{instead}</p>;
  return (
    <>
      <div
        className={`${classes.mail} ${look('anywhere', 'unhyphenated', 'sunken', 'roundLg', 'fontInherit', 'inheritLinks')}`}
      >
        {partsOf(text, window.location.origin).map(({ start, words, isLink }) =>
          isLink ? (
            <a key={start} href={words}>
              {words}
            </a>
          ) : (
            words
          ),
        )}
      </div>
      <CopyButton text={text} texts={{ copy: texts.copy, copied: texts.copied, failed: texts.notCopied }} />
    </>
  );
}
