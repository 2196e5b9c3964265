import type { ReaderModule } from '../publishing/snapshot.ts';

/** Security: contains no quiz solutions. Dates are ISO text. */
export type PublishedCourseView = {
  courseId: string;
  organisation: string | null;
  organisationSlug: string | null;
  logoUrl: string | null;
  title: string;
  description: string;
  outcomes: string[];
  skills: string[];
  minutes: number;
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
/** `withdrawnAt` is null while the certificate is valid. */
export type CertificateView = {
  certificateId: string;
  version: number;
  issuedAt: Date;
  withdrawnAt: Date | null;
  withdrawnReason: string;
};

type CertificateModule = { title: string; lessonTitles: string[] };
export type CertificateOutline = {
  minutes: number;
  modules: CertificateModule[];
  moduleCount: number;
  lessonCount: number;
  quizCount: number;
};
/** A certificate whose course is deleted. */
export type RemainingCertificate = CertificateView & {
  number: string;
  courseTitle: string;
  organisation: string | null;
};
/** `qrCode` is null while its holder keeps the certificate from being verified. */
export type Certificate = RemainingCertificate &
  CertificateOutline & {
    personName: string;
    logoUrl: string | null;
    isVerifiable: boolean;
    address: string;
    qrCode: QrCode | null;
  };
/** `path` fills dark modules on a square field of `size` modules. */
export type QrCode = { size: number; path: string };

/** `courseId` is null unless everyone can read the course. */
export type VerifiedCertificate = Pick<RemainingCertificate, 'number' | 'courseTitle' | 'organisation' | 'issuedAt'> & {
  courseId: string | null;
};
export type Verification = { state: 'unknown' } | { state: 'valid' | 'withdrawn'; certificate: VerifiedCertificate };
export type CertificateState = Verification['state'];

export type LearnedCourse = {
  courseId: string;
  title: string;
  isReadable: boolean;
  invitation: string | null;
  lessonCount: number;
  lessonsDone: number;
  /** Lessons done with an open question. */
  lessonsOpen: number;
  /** Open questions of these lessons. */
  questionsOpen: number;
  minutesLeft: number;
  completedAt: Date | null;
  lastSeenAt: Date;
  /** Null without access and when all lessons are done. */
  nextLessonId: string | null;
  certificate: CertificateView | null;
};

export type LearnedShare = { minutes: number; lessonCount: number; lessonsDone: number };

/** Estimates with lessons of equal length. */
export const minutesLeftOf = ({ minutes, lessonCount, lessonsDone }: LearnedShare): number =>
  lessonCount === 0 ? 0 : Math.ceil((minutes * (lessonCount - lessonsDone)) / lessonCount);

/** `nextLessonId` is null when all lessons are done, `hasCertificate` false after a withdrawal. */
export type CardProgress = {
  courseId: string;
  lessonsDone: number;
  lessonCount: number;
  completedAt: Date | null;
  nextLessonId: string | null;
  hasCertificate: boolean;
};

type LearningState = { lessonsDone: readonly string[]; lastLessonId: string | null };

/** The last opened lesson or, if it is done, the next unfinished one after it. Null if nothing is left. */
export function findLessonToResume(
  lessonIds: readonly string[],
  { lessonsDone, lastLessonId }: LearningState,
): string | null {
  const done = new Set(lessonsDone);
  const last = Math.max(0, lessonIds.indexOf(lastLessonId ?? ''));
  const inOrder = [...lessonIds.slice(last), ...lessonIds.slice(0, last)];
  return inOrder.find((lessonId) => !done.has(lessonId)) ?? null;
}

type QuizSolution = { options: readonly string[]; correctIndex: number; explanation: string };

export function judgeAnswer(
  { options, correctIndex, explanation }: QuizSolution,
  chosen: number,
): Omit<QuizOutcome, 'blockId'> {
  const isCorrect = options[chosen] === options[correctIndex];
  return { chosen, isCorrect, correctIndex: isCorrect ? chosen : correctIndex, explanation };
}
