import { contentLimits } from '#shared/courses/content.ts';
import { quizTexts } from '#shared/texts/ai/embedded.ts';
import { type PlacedLine, textOfLine } from '../material.ts';
import { cleanTitle, truncate } from '../titles.ts';
import type { Draft, QuizMaterial } from './quiz-material.ts';
import { haveSimilarLengths } from './quiz-options.ts';

const longestStep = 110;
const isOrderedItem = ({ entry }: PlacedLine): boolean => entry.kind === 'item' && entry.isOrdered;

type Steps = { title: string; intro: string; lines: PlacedLine[] };

function stepsIn(lines: readonly PlacedLine[]): Steps[] {
  const lists: Steps[] = [];
  let [title, intro] = ['', ''];
  let open: Steps | null = null;
  for (const line of lines) {
    if (isOrderedItem(line)) {
      if (open === null) {
        open = { title, intro, lines: [] };
        lists.push(open);
      }
      open.lines.push(line);
      continue;
    }
    open = null;
    if (line.entry.kind === 'heading') [title, intro] = [cleanTitle(line.entry.text), ''];
    else intro = textOfLine(line);
  }
  return lists.filter(({ lines: own }) => own.length >= 4 && own.length <= 12);
}

const describesOrder =
  /\b(?:schritt|schritte|schritten|ablauf|reihenfolge|vorgehen|vorgehensweise|so gehen sie|nacheinander|steps?|procedure|sequence)\b/iu;
/** 'Notruf absetzen', 'Rufen Sie die 112.', 'Die Tür schließen' */
const isStep = (text: string): boolean =>
  /^\p{Lu}\p{Ll}{1,20} Sie\b/u.test(text) || /[ ]\p{L}{2,30}(?:en|ern|eln)[.!]?$/u.test(text);

const areSteps = ({ title, intro, lines }: Steps): boolean =>
  describesOrder.test(`${title} ${intro}`) ||
  lines.filter((line) => isStep(textOfLine(line))).length >= lines.length * 0.6;

function wrongSteps(right: string, others: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const other of others.toSorted((a, b) => Math.abs(a.length - right.length) - Math.abs(b.length - right.length)))
    if (/\d/u.test(other) === /\d/u.test(right) && chosen.length < 3 && haveSimilarLengths([right, ...chosen, other]))
      chosen.push(other);
  return chosen;
}

export function orderDrafts({ lines }: QuizMaterial): Draft[] {
  return stepsIn(lines)
    .filter(areSteps)
    .flatMap((list): Draft[] => {
      const steps = list.lines.map((line) => textOfLine(line).replace(/[.;]$/u, ''));
      if (steps.some((step) => step.length > longestStep || step.length < 4)) return [];
      const name = list.title || truncate(list.intro.replace(/:$/u, ''), 80);
      const toDraft = (question: string, at: number, otherSteps: readonly string[]): Draft[] => {
        const [right, line] = [steps[at], list.lines[at]];
        if (right === undefined || line === undefined) return [];
        const wrong = wrongSteps(right, otherSteps);
        const stepList = steps
          .slice(Math.max(0, at - 1), at + 3)
          .map((step) => `„${step}“`)
          .join(', dann ');
        const proof = (place: string) => truncate(quizTexts.order(stepList, place), contentLimits.explanation);
        return wrong.length < 2
          ? []
          : [
              {
                question,
                right,
                wrong,
                isSorted: false,
                level: 'anwenden',
                proof,
                place: line.place,
                piece: textOfLine(line),
              },
            ];
      };
      const middle = Math.max(1, Math.floor(steps.length / 2) - 1);
      const before = steps[middle] ?? '';
      const next = toDraft(
        quizTexts.next(before),
        middle + 1,
        steps.filter((_, index) => index !== middle && index !== middle + 1),
      );
      // One question per list, because the explanation reveals the whole order.
      if (next.length > 0) return next;
      return name === '' ? [] : toDraft(quizTexts.first(name), 0, steps.slice(1));
    });
}
