import type { Certificate, CertificateView, CourseProgress, PublishedCourseView } from '#shared/learning/state.ts';
import type { ReaderBlock } from '#shared/publishing/snapshot.ts';
import { courseIdOf } from './courses.ts';
import { stubReads } from './jobs.ts';
import { applicant } from './people.ts';
import { renderAt } from './render.tsx';
import type { Answers } from './server-stub.ts';

export const courseId = courseIdOf(1);
export const lessonIds = ['00000000-0000-4000-8000-00000000a001', '00000000-0000-4000-8000-00000000a002'] as const;
export const certificateId = '00000000-0000-4000-8000-00000000b001';

export const course: PublishedCourseView = {
  courseId,
  organisation: 'Haus Lindenhof',
  organisationSlug: 'lindenhof',
  logoUrl: null,
  title: 'Händehygiene im Alltag',
  description: 'Wann waschen, wann desinfizieren.',
  outcomes: ['Sie kennen die fünf Momente.', 'Sie ziehen Handschuhe richtig an.'],
  skills: ['Integrität'],
  minutes: 25,
  version: 1,
  publishedAt: '2026-11-20T09:30:00.000Z',
  modules: [
    {
      id: '00000000-0000-4000-8000-00000000e001',
      title: 'Grundlagen',
      lessons: lessonIds.map((id, index) => ({ id, title: `Lektion ${'AB'.charAt(index)}`, content_blocks: [] })),
    },
  ],
};

export const progressOf = (changed: Partial<CourseProgress> = {}): CourseProgress => ({
  version: 1,
  lessonCount: 2,
  quizCount: 0,
  lessonsDone: [],
  answers: [],
  lastLessonId: null,
  isComplete: false,
  certificates: [],
  ...changed,
});

const issued: CertificateView = {
  certificateId,
  version: 1,
  issuedAt: new Date('2026-11-20T09:30:00Z'),
  withdrawnAt: null,
  withdrawnReason: '',
};
export const certificate: Certificate = {
  ...issued,
  number: '1A2B3C4D5E6F',
  personName: 'Jana Probst',
  courseTitle: course.title,
  organisation: course.organisation,
  logoUrl: null,
  minutes: 25,
  modules: [{ title: 'Grundlagen', lessonTitles: ['Lektion A', 'Lektion B'] }],
  moduleCount: 1,
  lessonCount: 2,
  quizCount: 0,
  isVerifiable: true,
  address: `https://passgenau.example/certificate/${certificateId}`,
  qrCode: { size: 21, path: 'M0 0h1v1h-1z' },
};
export const completed = (changed: Partial<CertificateView> = {}) =>
  progressOf({ isComplete: true, lessonsDone: [...lessonIds], certificates: [{ ...issued, ...changed }] });

export const quiz: ReaderBlock & { type: 'quiz' } = {
  ...{ id: '00000000-0000-4000-8000-00000000d001', type: 'quiz' },
  json_content: { question: 'Wie lange?', options: ['5 s', '30 s'] },
};

/** `progress`: null for a visitor. */
export function openQuizCourse(path: string, progress: CourseProgress | null, answers: Answers = {}) {
  const [module] = course.modules;
  const [first, second] = module?.lessons ?? [];
  if (module === undefined || first === undefined || second === undefined) throw new Error('no lessons');
  const lessons = [{ ...first, content_blocks: [quiz] }, second];
  stubReads({ [`/api/course/${courseId}`]: () => ({ ...course, modules: [{ ...module, lessons }] }) });
  return renderAt(`/course/${courseId}${path}`, {
    user: progress === null ? null : applicant(),
    allowsUnanswered: true,
    answers: {
      ...(progress !== null && { 'learning.progress': progress, 'learning.openLesson': progress }),
      'learning.answer': ({ chosen }) => ({
        ...{ blockId: quiz.id, chosen, correctIndex: 1 },
        ...{ isCorrect: chosen === 1, explanation: 'Weil es dauert.' },
      }),
      ...answers,
    },
  });
}
