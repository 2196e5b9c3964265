import type { ReaderModule } from '../publishing/snapshot.ts';

/** A published course as its readers have it; dates as ISO text. Nothing in here tells the solution of a quiz. */
export type ReadCourse = {
  courseId: string;
  /** Null for 'Unbekanntes Unternehmen'. */
  organisation: string | null;
  /** Of the organisation's public page, if it has one. */
  organisationSlug: string | null;
  title: string;
  description: string;
  version: number;
  publishedAt: string;
  modules: ReaderModule[];
};

/** `explanation`: why, empty where the author has given none. */
export type QuizOutcome = {
  blockId: string;
  chosen: number;
  isCorrect: boolean;
  correctIndex: number;
  explanation: string;
};

/** How far a signed-in person is in the version that is online. */
export type CourseProgress = {
  version: number;
  lessonCount: number;
  quizCount: number;
  lessonsDone: string[];
  answers: QuizOutcome[];
  /** Where to go on; null at the beginning, or when that lesson is gone. */
  lastLessonId: string | null;
  /** Every lesson done, every quiz answered correctly. */
  isComplete: boolean;
  certificates: CertificateView[];
};
export type CertificateView = { certificateId: string; version: number; issuedAt: Date };

export type LearnedCourse = {
  courseId: string;
  /** Of the version that the person learned last, when the course is no longer there for them. */
  title: string;
  /** False when the course is no longer there for this person. */
  isReadable: boolean;
  /** Part of its address, when nothing else lets the person in. */
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
