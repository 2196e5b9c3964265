import { Button } from '@mantine/core';
import { commentLimits } from '#shared/publishing/schema.ts';
import { commentTexts as texts } from '#shared/texts/courses/draft.ts';
import { look } from '../../../components/look/look.ts';
import { useOpenComments } from './use-comments.ts';

type TakeCommentsProps = { courseId: string; comment: string; onTake: (comment: string) => void };

/** Offers to write the open comments into the words with which a course is sent back. */
export function TakeComments({ courseId, comment, onTake }: TakeCommentsProps) {
  const open = useOpenComments(courseId);
  if (open.length === 0) return null;
  const take = () => {
    const lines = open.map(({ lessonTitle, text }) => `– ${texts.taken(lessonTitle, text)}`);
    onTake([comment.trim(), ...lines].filter(Boolean).join('\n').slice(0, commentLimits.text));
  };
  return (
    <Button className={look('atStart')} variant="default" size="sm" onClick={take}>
      {texts.take(open.length)}
    </Button>
  );
}
