import type { ReaderModule } from '../publishing/snapshot.ts';

/** A published course for its readers; dates are ISO text. Contains no quiz solutions. */
export type ReadCourse = {
  courseId: string;
  /** Null is shown as 'Unbekanntes Unternehmen'. */
  organisation: string | null;
  /** Null without a public page. */
  organisationSlug: string | null;
  title: string;
  description: string;
  version: number;
  publishedAt: string;
  modules: ReaderModule[];
};

export type QuizOutcome = {
  blockId: string;
  chosen: number;
  isCorrect: boolean;
  correctIndex: number;
  explanation: string;
};

export type CourseProgress = {
  version: number;
  lessonCount: number;
  quizCount: number;
  lessonsDone: string[];
  answers: QuizOutcome[];
  /** Null at the beginning, and if the lesson is gone. */
  lastLessonId: string | null;
  isComplete: boolean;
  certificates: CertificateView[];
};
export type CertificateView = { certificateId: string; version: number; issuedAt: Date };

export type LearnedCourse = {
  courseId: string;
  title: string;
  isReadable: boolean;
  invitation: string | null;
  lessonCount: number;
  lessonsDone: number;
  completedAt: Date | null;
  lastSeenAt: Date;
  certificateId: string | null;
};

type Judged = { options: readonly string[]; correctIndex: number; explanation: string };

/** Options with the text of the correct one count as correct. */
export function judge({ options, correctIndex, explanation }: Judged, chosen: number): Omit<QuizOutcome, 'blockId'> {
  const isCorrect = options[chosen] === options[correctIndex];
  return { chosen, isCorrect, correctIndex: isCorrect ? chosen : correctIndex, explanation };
}
