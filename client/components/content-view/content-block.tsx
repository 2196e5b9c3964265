import type { ReactNode } from 'react';
import type { ReaderBlock } from '#shared/publishing/snapshot.ts';
import { contentViewTexts as texts } from '#shared/texts/courses.ts';
import { look } from '../look/look.ts';
import { Prose } from '../prose/prose.tsx';
import { AssetBlock } from './asset-block.tsx';
import { QuizBlock } from './quiz-block.tsx';
import { VideoBlock } from './video-block.tsx';

export type RenderQuiz = (block: ReaderBlock & { type: 'quiz' }) => ReactNode;
type ContentBlockProps = {
  block: ReaderBlock;
  solution?: number | undefined;
  renderQuiz?: RenderQuiz | undefined;
};

/** A block as its readers see it. */
export function ContentBlock({ block, solution, renderQuiz }: ContentBlockProps) {
  switch (block.type) {
    case 'text':
      return <TextBlock html={block.json_content.content} />;
    case 'video':
      return <VideoBlock content={block.json_content} />;
    case 'quiz':
      return renderQuiz?.(block) ?? <QuizBlock content={block.json_content} solution={solution} />;
    case 'asset':
      return <AssetBlock content={block.json_content} />;
    default:
      return <p className={look('muted')}>{texts.unknown}</p>;
  }
}

/** Stored text has passed the server's sanitiser. */
function TextBlock({ html }: { html: string }) {
  if (html === '') return <p className={look('muted')}>{texts.emptyBlock}</p>;
  return <Prose html={html} />;
}
