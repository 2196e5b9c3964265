import { Box, Group, Stack } from '@mantine/core';
import { IconExternalLink, IconFileText } from '@tabler/icons-react';
import { kindOf, sizeText } from '#shared/assets/kinds.ts';
import type { AssetContent } from '#shared/courses/content.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import { look } from '../look/look.ts';
import classes from './content-view.module.css';

const { asset: texts } = contentViewTexts;

/** A file of the course, shown by what it is. */
export function AssetBlock({ content }: { content: AssetContent }) {
  if (content.url === '') return <p className={look('muted')}>{texts.missing}</p>;
  return (
    <figure className={`${classes.figure} ${look('narrowable')}`}>
      <AssetMedia content={content} />
      {content.caption !== '' && (
        <Box component="figcaption" mt="xs" className={look('muted', 'small', 'anywhere')}>
          {content.caption}
        </Box>
      )}
    </figure>
  );
}

function AssetMedia({ content }: { content: AssetContent }) {
  const { url, alt, filename, type } = content;
  const name = alt === '' ? filename : alt;
  switch (kindOf(type)) {
    case 'image':
      return (
        <img
          className={`${classes.image} ${look('block', 'roundLg')}`}
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      );
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: authors upload videos without a track of captions
        <video
          className={`${classes.media} ${look('block', 'roundLg')}`}
          src={url}
          aria-label={name}
          controls
          preload="metadata"
        />
      );
    case 'audio':
      return (
        // biome-ignore lint/a11y/useMediaCaption: authors upload recordings without a track of captions
        <audio className={look('block', 'full')} src={url} aria-label={name} controls preload="metadata" />
      );
    default:
      return <FileLink content={content} />;
  }
}

function FileLink({ content: { url, alt, filename, size } }: { content: AssetContent }) {
  return (
    <Group gap={0} className={`${classes.file} ${look('surface', 'line', 'roundLg')}`}>
      <IconFileText className={look('rigid', 'good')} size={26} stroke={1.5} aria-hidden="true" />
      <Stack gap={0} component="p" flex="1 1 12rem" className={look('narrowable')}>
        <span className={look('strong', 'anywhere')}>{alt === '' ? filename : alt}</span>
        <span className={look('muted', 'fine', 'numbers', 'anywhere')}>
          {alt === '' ? sizeText(size) : `${filename}, ${sizeText(size)}`}
        </span>
      </Stack>
      <Box
        component="a"
        mih="2.5rem"
        className={look('inlineRow', 'ink', 'strong', 'thinLine', 'offset25', 'gap6', 'thickens')}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${texts.openNamed(filename)} (${texts.newTab})`}
      >
        {texts.open}
        <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
      </Box>
    </Group>
  );
}
