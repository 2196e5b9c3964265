import { IconExternalLink, IconFileText } from '@tabler/icons-react';
import { kindOf, sizeText } from '#shared/assets/kinds.ts';
import type { AssetContent } from '#shared/courses/content.ts';
import { contentViewTexts } from '#shared/texts/courses.ts';
import classes from './content-view.module.css';

const { asset: texts } = contentViewTexts;

/** A file of the course, shown by what it is. */
export function AssetBlock({ content }: { content: AssetContent }) {
  if (content.url === '') return <p className={classes.nothing}>{texts.missing}</p>;
  return (
    <figure className={classes.figure}>
      <AssetMedia content={content} />
      {content.caption !== '' && <figcaption className={classes.caption}>{content.caption}</figcaption>}
    </figure>
  );
}

function AssetMedia({ content }: { content: AssetContent }) {
  const { url, alt, filename, type } = content;
  const name = alt === '' ? filename : alt;
  switch (kindOf(type)) {
    case 'image':
      return <img className={classes.image} src={url} alt={alt} loading="lazy" decoding="async" />;
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: authors upload videos without a track of captions
        <video className={classes.media} src={url} aria-label={name} controls preload="metadata" />
      );
    case 'audio':
      return (
        // biome-ignore lint/a11y/useMediaCaption: authors upload recordings without a track of captions
        <audio className={classes.audio} src={url} aria-label={name} controls preload="metadata" />
      );
    default:
      return <FileLink content={content} />;
  }
}

function FileLink({ content: { url, alt, filename, size } }: { content: AssetContent }) {
  return (
    <div className={classes.file}>
      <IconFileText className={classes.fileIcon} size={26} stroke={1.5} aria-hidden="true" />
      <p className={classes.fileWords}>
        <span className={classes.fileName}>{alt === '' ? filename : alt}</span>
        <span className={classes.fileSize}>{alt === '' ? sizeText(size) : `${filename}, ${sizeText(size)}`}</span>
      </p>
      <a
        className={classes.open}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${texts.openNamed(filename)} (${texts.newTab})`}
      >
        {texts.open}
        <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
      </a>
    </div>
  );
}
