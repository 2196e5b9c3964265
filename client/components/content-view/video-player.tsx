import { Box, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VideoSource } from '#shared/courses/video.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import classes from './content-view.module.css';

const { video: texts } = contentViewTexts;

type VideoPlayerProps = { source: VideoSource; title: string };

export function VideoPlayer({ source, title }: VideoPlayerProps) {
  return source.kind === 'file' ? (
    <FilePlayer source={source} title={title} />
  ) : (
    <FramePlayer source={source} title={title} />
  );
}

function useFocusAtStart(player: RefObject<HTMLElement | null>): void {
  useEffect(() => player.current?.focus({ preventScroll: true }), [player]);
}

/** YouTube refuses to play for pages that send no referrer. */
function FramePlayer({ source, title }: VideoPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoading, setIsLoading] = useState(true);
  useFocusAtStart(frame);
  return (
    <Box c="var(--pg-on-person)" bdrs="fit" pos="relative" className={classes.stage}>
      {isLoading && (
        <Text c="var(--pg-on-person-muted)" fz={14} ta="center" className={classes.notice} role="status">
          {texts.loading}
        </Text>
      )}
      <Box
        component="iframe"
        pos="absolute"
        inset={0}
        w="100%"
        bd={0}
        h="100%"
        ref={frame}
        src={`${source.src}${source.src.includes('?') ? '&' : '?'}autoplay=1`}
        title={title === '' ? texts.label : title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setIsLoading(false)}
      />
    </Box>
  );
}

function FilePlayer({ source, title }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useFocusAtStart(video);
  if (hasFailed) {
    return (
      <Text c="dimmed" role="alert">
        {texts.failed}{' '}
        <a href={source.src} target="_blank" rel="noopener noreferrer">
          {texts.open}
        </a>
      </Text>
    );
  }
  return (
    <Box
      component="video"
      display="block"
      bdrs="lg"
      className={classes.media}
      ref={video}
      src={source.src}
      aria-label={title === '' ? texts.label : title}
      controls
      autoPlay
      onError={() => setHasFailed(true)}
    />
  );
}
