import { Box, Flex, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { kindOf, sizeText } from '#shared/assets/kinds.ts';
import type { AssetContent } from '#shared/courses/content.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import common from '../common.module.css';
import classes from './content-view.module.css';

const { asset: texts } = contentViewTexts;

export function AssetBlock({ content }: { content: AssetContent }) {
  if (content.url === '') return <Text c="dimmed">{texts.missing}</Text>;
  return (
    <Box component="figure" miw={0} className={classes.figure}>
      <AssetMedia content={content} />
      {content.caption !== '' && (
        <Box component="figcaption" mt="xs" c="dimmed" fz="sm" className={common.anywhere}>
          {content.caption}
        </Box>
      )}
    </Box>
  );
}

function AssetMedia({ content }: { content: AssetContent }) {
  const { url, alt, type } = content;
  switch (kindOf(type)) {
    case 'image':
      return (
        <Box
          component="img"
          display="block"
          bdrs="lg"
          className={classes.image}
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      );
    case 'video':
    case 'audio':
      return <Player content={content} />;
    default:
      return <FileLink content={content} />;
  }
}

/** A file that the browser cannot play is offered for opening. */
function Player({ content }: { content: AssetContent }) {
  const [hasFailed, setHasFailed] = useState(false);
  const { url, alt, filename, type } = content;
  const props = {
    src: url,
    'aria-label': alt === '' ? filename : alt,
    controls: true,
    preload: 'metadata',
    onError: () => setHasFailed(true),
  } as const;
  if (hasFailed)
    return (
      <Stack gap="xs">
        <Text c="dimmed" role="alert">
          {texts.failed}
        </Text>
        <FileLink content={content} />
      </Stack>
    );
  return kindOf(type) === 'audio' ? (
    <Box component="audio" display="block" w="100%" {...props} />
  ) : (
    <Box component="video" display="block" bdrs="lg" className={classes.media} {...props} />
  );
}

function FileLink({ content: { url, alt, filename, size } }: { content: AssetContent }) {
  return (
    <Group gap={0} bg="var(--pg-surface)" bd="1px solid var(--pg-line)" bdrs="lg" className={classes.file}>
      <IconFileText color="var(--pg-fit-text)" size={26} stroke={1.5} aria-hidden="true" />
      <Stack gap={0} component="p" flex="1 1 12rem" miw={0}>
        <Text span fw={600} className={common.anywhere}>
          {alt === '' ? filename : alt}
        </Text>
        <Text span c="dimmed" fz={14} className={`${common.numbers} ${common.anywhere}`}>
          {alt === '' ? sizeText(size) : `${filename}, ${sizeText(size)}`}
        </Text>
      </Stack>
      <Flex
        component="a"
        mih={44}
        gap={6}
        align="center"
        display="inline-flex"
        c="bright"
        fw={600}
        className={common.link}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${texts.openNamed(filename)} (${texts.newTab})`}
      >
        {texts.open}
        <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
      </Flex>
    </Group>
  );
}
