import type { QuestionLevel } from '../../courses/question-levels.ts';
import type { ChoiceMark } from '../../questions/answers.ts';
import type { CourseQuestionProblem, QuestionProblem } from '../../questions/problem.ts';
import { listText } from '../words.ts';

const number = (count: number): string => count.toLocaleString('de-DE');

export const quizFieldTexts = {
  explanation: 'Erklärung',
  explanationHint: 'Warum die Antwort stimmt. Lernende sehen sie, sobald sie geantwortet haben.',
  level: 'Schwierigkeit',
  levelHint: 'Was die Frage verlangt.',
  noLevel: 'Nicht festgelegt',
  levels: { wissen: 'Wissen', verstehen: 'Verstehen', anwenden: 'Anwenden' } satisfies Record<QuestionLevel, string>,
  problems: 'Hinweise zu dieser Frage',
  mixture: 'Fragen nach Schwierigkeit',
} as const;

export const answersTexts = {
  tabs: 'Lernfortschritt und Antworten',
  membersTab: 'Mitglieder',
  tab: 'Antworten auf Fragen',
  text: 'Gezählt wird die erste Antwort aller Lernenden auf die Fragen der Version, die online ist. Wer geantwortet hat, steht hier nicht.',
  of: (title: string) => `Was Lernende in „${title}“ auf die Fragen antworten`,
  right: (right: number, answered: number) => `${number(right)} von ${number(answered)} beim ersten Mal richtig`,
  tooFew: (answered: number, needed: number) =>
    `Noch zu wenige Antworten: ${number(answered)} von mindestens ${number(needed)}`,
  share: (share: number) => share.toLocaleString('de-DE', { style: 'percent', maximumFractionDigits: 0 }),
  isRight: 'richtig',
  options: 'Antworten',
  marks: { unchosen: 'wählt niemand', most: 'wählen fast alle' } satisfies Record<ChoiceMark, string>,
  reasons: {
    unchosen: 'Eine Antwort, die niemand wählt, lenkt nicht ab. Ersetzen Sie sie durch einen naheliegenden Irrtum.',
    most: 'Fast alle wählen eine falsche Antwort. Prüfen Sie, ob die Frage missverständlich oder die Lösung falsch ist.',
  } satisfies Record<ChoiceMark, string>,
  blankQuestion: 'Frage ohne Text',
  blankOption: 'Antwort ohne Text',
  toLesson: 'Im Editor öffnen',
  toLessonNamed: (lesson: string) => `Lektion „${lesson}“ im Editor öffnen`,
  empty: 'Keine Fragen online',
  emptyText: 'Sobald eine Version mit Fragen online ist, steht hier, was Lernende darauf antworten.',
  more: 'Mehr laden',
  moreFailed: 'Weitere Fragen konnten nicht geladen werden.',
} as const;

const answerNumber = (index: number): string => number(index + 1);
const answerNumbers = (indexes: readonly number[]): string => listText(indexes.map(answerNumber));

export function questionProblemText(problem: QuestionProblem): string {
  switch (problem.code) {
    case 'emptyQuestion':
      return 'Die Frage ist leer.';
    case 'emptyOptions':
      return problem.options.length === 1
        ? `Antwort ${answerNumbers(problem.options)} ist leer.`
        : `Die Antworten ${answerNumbers(problem.options)} sind leer.`;
    case 'noSolution':
      return 'Es fehlt eine richtige Antwort.';
    case 'sameOptions':
      return `Die Antworten ${answerNumbers(problem.options)} sagen dasselbe. Richtig sein kann nur eine.`;
    case 'containedOption':
      return `Antwort ${answerNumber(problem.wrong)} steckt in der richtigen Antwort ${answerNumber(problem.right)}. Wer sie wählt, liegt nicht falsch.`;
    case 'catchAll':
      return `Antwort ${answerNumber(problem.option)} fasst nur zusammen oder weicht aus. Sie lässt sich erraten, ohne die Sache zu kennen.`;
    case 'longOption':
      return problem.isRight
        ? `Die richtige Antwort ${answerNumber(problem.option)} ist viel länger als die anderen. Das verrät sie.`
        : `Antwort ${answerNumber(problem.option)} ist viel länger als die anderen und fällt dadurch auf.`;
    case 'someNumbers':
      return 'Nur ein Teil der Antworten nennt eine Zahl. Gleichartige Antworten verraten nichts.';
    case 'someSentences':
      return 'Die Antworten sind verschieden gebaut, etwa Sätze neben Stichworten. Gleichartige Antworten verraten nichts.';
    case 'mixedEnds':
      return 'Die Antworten enden verschieden, manche mit Satzzeichen und andere ohne. Das lenkt ab.';
    case 'mixedCapitals':
      return 'Manche Antworten beginnen groß, andere klein. Das lenkt ab.';
    case 'solutionInQuestion':
      return `Die Frage verrät die Lösung: Nur die richtige Antwort greift ein Wort aus ihr auf („${problem.word}“).`;
    case 'negation':
      return `„${problem.word}“ wird leicht überlesen. Fragen Sie danach, was zutrifft, oder schreiben Sie es groß: ${problem.word.toUpperCase()}.`;
    case 'alike':
      return 'Eine andere Frage dieses Kurses fragt fast dasselbe.';
  }
}

export function courseQuestionProblemText(problem: CourseQuestionProblem): string {
  if (problem.code === 'alike') return 'Zwei Fragen fragen fast dasselbe.';
  const { position, count, of } = problem;
  return `Bei ${number(count)} von ${number(of)} Fragen ist Antwort ${answerNumber(position)} richtig. Wer das merkt, muss nicht mehr nachdenken.`;
}
