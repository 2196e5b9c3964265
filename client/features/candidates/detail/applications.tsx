import { Box, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Answered } from '#shared/applications/state.ts';
import { isUnanswered } from '#shared/applications/status.ts';
import type { CandidateDetail } from '#shared/candidates/state.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { boardUi } from '#shared/texts/applications/board.ts';
import { candidatesUi } from '#shared/texts/candidates/list.ts';
import { dateWords, whenWords } from '#shared/texts/words.ts';
import { AnswerList } from '../../../components/decision-answer.tsx';
import { look } from '../../../components/look/look.ts';
import { MoveApplication } from '../../../components/move-application/move-application.tsx';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { useBriefly } from '../../../lib/hooks.ts';
import { paths } from '../../../lib/paths.ts';

const { detail: texts } = candidatesUi;

type ApplicationsProps = { name: string; applications: CandidateDetail['applications'] };

/** To which of the company's jobs the person has applied, where that stands, and what they have answered. */
export function Applications({ name, applications }: ApplicationsProps) {
  const [note, say] = useBriefly();
  return (
    <>
      {applications.length === 0 && <p className={look('muted')}>{texts.noApplications}</p>}
      <ul className={look('unlisted', 'stack', 'gap24')}>
        {applications.map((application) => (
          <li key={application.applicationId}>
            <Title {...application} />
            <Box component="p" mb="sm" className={look('muted', 'small', 'numbers')}>
              {texts.applied(whenWords(application.appliedOn))}
              {isUnanswered(application.status) && `, ${texts.replyBy(dateWords(application.replyBy))}`}
            </Box>
            <MoveApplication
              applicationId={application.applicationId}
              name={name}
              status={application.status}
              onMoved={(to) => say(boardUi.moved(applicationStatusNames[to]))}
            />
            <Answers answers={application.answers} />
          </li>
        ))}
      </ul>
      <SavedNote note={note} />
    </>
  );
}

function Title({ jobId, jobTitle, status }: CandidateDetail['applications'][number]) {
  return (
    <Group gap="0.25rem 0.75rem" mb={4}>
      <span className={look('strong', 'anywhere')}>
        {jobId === null ? (
          jobTitle
        ) : (
          <Link className={look('ink')} to={paths.company.jobApplications(jobId)}>
            {jobTitle}
          </Link>
        )}
      </span>
      <StateBadge of="application" state={status}>
        {applicationStatusNames[status]}
      </StateBadge>
      {jobId === null && <span className={look('muted', 'fine')}>{texts.deletedJob}</span>}
    </Group>
  );
}

function Answers({ answers }: { answers: readonly Answered[] }) {
  if (answers.length === 0) return null;
  return (
    <Box mt="md">
      <Box component="h4" mb="xs" className={look('muted', 'fine', 'strong')}>
        {texts.answers}
      </Box>
      <AnswerList answers={answers} none={texts.noAnswer} />
    </Box>
  );
}
