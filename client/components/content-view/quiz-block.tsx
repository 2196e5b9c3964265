import { IconCheck } from '@tabler/icons-react';
import type { QuizContent } from '#shared/courses/content.ts';
import { contentViewTexts } from '#shared/texts/courses.ts';
import classes from './content-view.module.css';

const { quiz: texts } = contentViewTexts;
const firstLetter = 'A'.charCodeAt(0);

type QuizBlockProps = {
  content: Pick<QuizContent, 'question' | 'options'>;
  /** Which option is right, for who may know it. */
  solution?: number | undefined;
};

/** The question with its answers to look at. */
export function QuizBlock({ content: { question, options }, solution }: QuizBlockProps) {
  return (
    <section className={classes.quiz} aria-label={question === '' ? texts.label : `${texts.label}: ${question}`}>
      <p className={classes.label}>{texts.label}</p>
      <p className={classes.question}>{question === '' ? texts.loading : question}</p>
      <ol className={classes.options} aria-label={texts.options}>
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
          <li key={index} className={classes.option} data-right={index === solution || undefined}>
            <span className={classes.letter} aria-hidden="true">
              {String.fromCharCode(firstLetter + index)}
            </span>
            <span className={classes.answer}>{option === '' ? texts.blankOption : option}</span>
            {index === solution && (
              <span className={classes.right}>
                <IconCheck size={18} stroke={2} aria-hidden="true" />
                {texts.right}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
