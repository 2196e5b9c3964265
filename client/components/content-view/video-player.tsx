import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VideoSource } from '#shared/courses/video.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import { look } from '../look/look.ts';
import classes from './content-view.module.css';

const { video: texts } = contentViewTexts;

type VideoPlayerProps = { source: VideoSource; title: string };

/** Takes the place and the focus of the button that started it. */
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

/** YouTube refuses to play for pages that keep their origin to themselves. */
function FramePlayer({ source, title }: VideoPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoading, setIsLoading] = useState(true);
  useFocusAtStart(frame);
  return (
    <div className={`${classes.stage} ${look('stack', 'hidden', 'onPerson', 'person', 'fit', 'relative', 'gap16')}`}>
      {isLoading && (
        <p className={`${classes.notice} ${look('onPersonMuted', 'fine', 'textCenter')}`} role="status">
          {texts.loading}
        </p>
      )}
      <iframe
        className={look('cover', 'full', 'noBorder', 'fullHigh')}
        ref={frame}
        src={`${source.src}${source.src.includes('?') ? '&' : '?'}autoplay=1`}
        title={title === '' ? texts.label : title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setIsLoading(false)}
      />
    </div>
  );
}

function FilePlayer({ source, title }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useFocusAtStart(video);
  if (hasFailed) {
    return (
      <p className={look('muted')} role="alert">
        {texts.failed}{' '}
        <a href={source.src} target="_blank" rel="noopener noreferrer">
          {texts.open}
        </a>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a link to a foreign file brings no captions along
    <video
      className={`${classes.media} ${look('block', 'roundLg')}`}
      ref={video}
      src={source.src}
      aria-label={title === '' ? texts.label : title}
      controls
      autoPlay
      onError={() => setHasFailed(true)}
    />
  );
}
