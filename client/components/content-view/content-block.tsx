import type { ReactNode } from 'react';
import type { QuizSolution, ReaderBlock } from '#shared/publishing/snapshot.ts';
import { contentViewTexts as texts } from '#shared/texts/courses/courses.ts';
import { look } from '../look/look.ts';
import { Prose } from '../prose/prose.tsx';
import { AssetBlock } from './asset-block.tsx';
import { OriginLine } from './origin-line.tsx';
import { QuizBlock } from './quiz-block.tsx';
import { VideoBlock } from './video-block.tsx';

export type RenderQuiz = (block: ReaderBlock & { type: 'quiz' }) => ReactNode;
type ContentBlockProps = {
  block: ReaderBlock;
  solution?: QuizSolution | undefined;
  renderQuiz?: RenderQuiz | undefined;
};

/** A block as its readers see it, with the marks of where it comes from. The source of a question would give its answer away: it stands there. */
export function ContentBlock(props: ContentBlockProps) {
  const { isGenerated, type } = props.block;
  const source = type === 'quiz' ? undefined : props.block.source;
  if (isGenerated === undefined && source === undefined) return <Content {...props} />;
  return (
    <div className={look('stack', 'gap8', 'narrowable')}>
      <Content {...props} />
      <OriginLine {...(isGenerated && { isGenerated })} {...(source && { source })} />
    </div>
  );
}

function Content({ block, solution, renderQuiz }: ContentBlockProps) {
  switch (block.type) {
    case 'text':
      return <TextBlock html={block.json_content.content} />;
    case 'video':
      return <VideoBlock content={block.json_content} />;
    case 'quiz':
      return (
        renderQuiz?.(block) ?? <QuizBlock content={block.json_content} source={block.source} solution={solution} />
      );
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
