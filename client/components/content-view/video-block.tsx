import { Box, Group, Text } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { VideoContent } from '#shared/courses/content.ts';
import { type VideoSource, videoSource } from '#shared/courses/video.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import common from '../common.module.css';
import classes from './content-view.module.css';
import { VideoPlayer } from './video-player.tsx';

const { video: texts } = contentViewTexts;

/** Sends no request to the external host before the user starts the video. */
export function VideoBlock({ content: { url, title } }: { content: VideoContent }) {
  const source = videoSource(url);
  return (
    <Box component="figure" miw={0} className={classes.figure}>
      <Group gap="0 0.75rem" align="baseline" component="figcaption" mb="xs">
        <Text span c="var(--pg-fit-text)" fz={14} fw={600}>
          {texts.label}
        </Text>
        {title !== '' && (
          <Text span fw={600} className={common.anywhere}>
            {title}
          </Text>
        )}
      </Group>
      {source === null ? (
        <Text c="dimmed">{url === '' ? texts.loading : texts.failed}</Text>
      ) : (
        <ClickToPlay key={source.src} source={source} title={title} address={url} />
      )}
    </Box>
  );
}

type ClickToPlayProps = { source: VideoSource; title: string; address: string };

function ClickToPlay({ source, title, address }: ClickToPlayProps) {
  const [isStarted, setIsStarted] = useState(false);
  if (isStarted) return <VideoPlayer source={source} title={title} />;
  return (
    <Box c="var(--pg-on-person)" bdrs="fit" pos="relative" className={classes.stage}>
      <button className={classes.play} type="button" aria-label={texts.play(title)} onClick={() => setIsStarted(true)}>
        <IconPlayerPlayFilled size={28} aria-hidden="true" />
      </button>
      <Text c="var(--pg-on-person-muted)" fz={14} ta="center" className={classes.notice}>
        {texts.notice(source.host)}
      </Text>
      <p className={classes.address}>{address}</p>
    </Box>
  );
}
