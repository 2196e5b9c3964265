import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CertificateView, CourseProgress } from '#shared/learning/state.ts';
import { progressTexts as texts } from '#shared/texts/learning.ts';
import { Mark } from '../../components/logo.tsx';
import { formatDate } from '../../lib/dates.ts';
import { certificateAddress } from './certificate-address.ts';
import classes from './completion.module.css';
import { addressIn, type Reading } from './course-address.ts';
import { nameOf, openQuizzes, type PlacedLesson } from './outline.ts';

type CompletionProps = {
  reading: Reading;
  lessons: readonly PlacedLesson[];
  progress: CourseProgress;
};

/** What is reached: the certificate, or which questions are still in its way. */
export function Completion({ reading, lessons, progress }: CompletionProps) {
  if (progress.isComplete) return <Complete progress={progress} />;
  const older = progress.certificates[0];
  const isRead = progress.lessonsDone.length === lessons.length;
  const open = openQuizzes(lessons, progress.answers);
  return (
    <>
      {isRead && open.count > 0 && (
        <section className={classes.open} aria-label={texts.label}>
          <p className={classes.text}>{texts.openQuizzes(open.count)}</p>
          <ul className={classes.lessons}>
            {open.lessons.map((placed) => (
              <li key={placed.lesson.id}>
                <Link to={addressIn(reading, { lesson: placed.lesson.id })}>{nameOf(placed)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {older !== undefined && <OlderCertificate certificate={older} />}
    </>
  );
}

function Complete({ progress: { certificates, version, quizCount } }: { progress: CourseProgress }) {
  const certificate = certificates.find((one) => one.version === version) ?? certificates[0];
  return (
    <section className={classes.complete} aria-label={texts.complete}>
      <div className={classes.mark}>
        <Mark size={56} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>{texts.complete}</h2>
        <p className={classes.text}>{quizCount > 0 ? texts.completeText : texts.completePlain}</p>
        {certificate !== undefined && (
          <>
            <a className={classes.download} href={certificateAddress(certificate.certificateId)} download>
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
              {texts.certificate}
            </a>
            <p className={classes.from}>
              {texts.certificateFrom(formatDate(certificate.issuedAt), certificate.version)}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function OlderCertificate({ certificate }: { certificate: CertificateView }) {
  const { certificateId, issuedAt, version } = certificate;
  return (
    <p className={classes.older}>
      <a href={certificateAddress(certificateId)} download>
        {texts.olderCertificate}
      </a>{' '}
      {texts.certificateFrom(formatDate(issuedAt), version)}
    </p>
  );
}
