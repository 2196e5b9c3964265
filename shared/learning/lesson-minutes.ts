import type { ReaderBlock, ReaderLesson } from '../publishing/snapshot.ts';

const countWords = (html: string): number => html.replace(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0;

function secondsOf({ type, json_content }: ReaderBlock): number {
  switch (type) {
    case 'text':
      return countWords(json_content.content) * 0.3;
    case 'quiz':
      return 30;
    case 'video':
      return 240;
    default:
      if (json_content.type.startsWith('image/')) return 12;
      return /^(video|audio)\//.test(json_content.type) ? 240 : 60;
  }
}

/** The same rule as `content_seconds` and `minutes_of` in the database, where they make up the minutes of a course. */
export const minutesOfLesson = ({ content_blocks }: Pick<ReaderLesson, 'content_blocks'>): number =>
  Math.max(1, Math.ceil(content_blocks.reduce((sum, block) => sum + secondsOf(block), 0) / 60));
