import { Stack } from '@mantine/core';
import { contentLimits, type VideoContent } from '#shared/courses/content.ts';
import { videoSource } from '#shared/courses/video.ts';
import { videoTexts as texts } from '#shared/texts/courses/editor.ts';
import { VideoBlock as VideoView } from '../../../components/content-view/video-block.tsx';
import { LineField } from '../../../components/line-field/line-field.tsx';

type VideoBlockProps = { content: VideoContent; hasFocus: boolean; onEdit: (content: VideoContent) => void };

export function VideoBlock({ content, hasFocus, onEdit }: VideoBlockProps) {
  const isPlayable = videoSource(content.url) !== null;
  const isFlawed = content.url.trim() !== '' && !isPlayable;
  return (
    <Stack gap={14}>
      <LineField
        label={texts.url}
        description={texts.hint}
        inputMode="url"
        autoComplete="off"
        maxLength={contentLimits.longLine}
        autoFocus={hasFocus}
        value={content.url}
        error={isFlawed && texts.invalid}
        onChange={({ currentTarget: { value } }) => onEdit({ ...content, url: value })}
      />
      <LineField
        label={texts.title}
        autoComplete="off"
        maxLength={contentLimits.line}
        value={content.title}
        onChange={({ currentTarget: { value } }) => onEdit({ ...content, title: value })}
      />
      {isPlayable && <VideoView content={{ url: content.url, title: '' }} />}
    </Stack>
  );
}
