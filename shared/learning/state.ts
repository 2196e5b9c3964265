import type { ReaderModule } from '../publishing/snapshot.ts';

/** Security: contains no quiz solutions. Dates are ISO text. */
export type PublishedCourseView = {
  courseId: string;
  organisation: string | null;
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
  /** Null at the beginning and after the lesson is deleted. */
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

type QuizSolution = { options: readonly string[]; correctIndex: number; explanation: string };

export function judgeAnswer(
  { options, correctIndex, explanation }: QuizSolution,
  chosen: number,
): Omit<QuizOutcome, 'blockId'> {
  const isCorrect = options[chosen] === options[correctIndex];
  return { chosen, isCorrect, correctIndex: isCorrect ? chosen : correctIndex, explanation };
}
