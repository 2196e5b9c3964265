import { Group } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { VideoContent } from '#shared/courses/content.ts';
import { type VideoSource, videoSource } from '#shared/courses/video.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import { look } from '../look/look.ts';
import classes from './content-view.module.css';
import { VideoPlayer } from './video-player.tsx';

const { video: texts } = contentViewTexts;

/** A video of another host. Nothing is asked of that host before the person starts it. */
export function VideoBlock({ content: { url, title } }: { content: VideoContent }) {
  const source = videoSource(url);
  return (
    <figure className={`${classes.figure} ${look('narrowable')}`}>
      <Group gap="0 0.75rem" align="baseline" component="figcaption" mb="xs">
        <span className={look('good', 'fine', 'strong')}>{texts.label}</span>
        {title !== '' && <span className={look('strong', 'anywhere')}>{title}</span>}
      </Group>
      {source === null ? (
        <p className={look('muted')}>{url === '' ? texts.loading : texts.failed}</p>
      ) : (
        <ClickToPlay key={source.src} source={source} title={title} address={url} />
      )}
    </figure>
  );
}

type ClickToPlayProps = { source: VideoSource; title: string; address: string };

/** On paper the address stands in place of the player. */
function ClickToPlay({ source, title, address }: ClickToPlayProps) {
  const [isStarted, setIsStarted] = useState(false);
  if (isStarted) return <VideoPlayer source={source} title={title} />;
  return (
    <div className={`${classes.stage} ${look('stack', 'hidden', 'onPerson', 'person', 'fit', 'relative', 'gap16')}`}>
      <button
        className={`${classes.play} ${look('centred', 'onJob')}`}
        type="button"
        aria-label={texts.play(title)}
        onClick={() => setIsStarted(true)}
      >
        <IconPlayerPlayFilled size={28} aria-hidden="true" />
      </button>
      <p className={`${classes.notice} ${look('onPersonMuted', 'fine', 'textCenter')}`}>{texts.notice(source.host)}</p>
      <p className={`${classes.address} ${look('gone')}`}>{address}</p>
    </div>
  );
}
