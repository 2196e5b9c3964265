import { Box, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ApplicationAnswer } from '#shared/applications/state.ts';
import { isUnanswered } from '#shared/applications/status.ts';
import type { CandidateDetail } from '#shared/candidates/state.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { applicationBoardTexts } from '#shared/texts/applications/board.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { dateOrMonthText, onDateText } from '#shared/texts/words.ts';
import common from '../../../components/common.module.css';
import { AnswerList } from '../../../components/decision-answer.tsx';
import { MoveApplication } from '../../../components/move-application/move-application.tsx';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { useTemporaryNote } from '../../../lib/hooks.ts';
import { paths } from '../../../lib/paths.ts';

const { detail: texts } = candidateListTexts;

type ApplicationsProps = { name: string; applications: CandidateDetail['applications'] };

export function Applications({ name, applications }: ApplicationsProps) {
  const [note, showNote] = useTemporaryNote();
  return (
    <>
      {applications.length === 0 && <Text c="dimmed">{texts.noApplications}</Text>}
      <Stack component="ul" gap="lg">
        {applications.map((application) => (
          <li key={application.applicationId}>
            <Title {...application} />
            <Text mb="sm" c="dimmed" fz="sm" className={common.numbers}>
              {texts.applied(onDateText(application.appliedOn))}
              {isUnanswered(application.status) && `, ${texts.replyBy(dateOrMonthText(application.replyBy))}`}
            </Text>
            <MoveApplication
              applicationId={application.applicationId}
              name={name}
              status={application.status}
              onMoved={(to) => showNote(applicationBoardTexts.moved(applicationStatusNames[to]))}
            />
            <Answers answers={application.answers} />
          </li>
        ))}
      </Stack>
      <SavedNote note={note} />
    </>
  );
}

function Title({ jobId, jobTitle, status }: CandidateDetail['applications'][number]) {
  return (
    <Group gap="0.25rem 0.75rem" mb={4}>
      <Text span fw={600} className={common.anywhere}>
        {jobId === null ? (
          jobTitle
        ) : (
          <Box component={Link} c="bright" to={paths.company.jobApplications(jobId)}>
            {jobTitle}
          </Box>
        )}
      </Text>
      <StateBadge of="application" state={status}>
        {applicationStatusNames[status]}
      </StateBadge>
      {jobId === null && (
        <Text span c="dimmed" fz={14}>
          {texts.deletedJob}
        </Text>
      )}
    </Group>
  );
}

function Answers({ answers }: { answers: readonly ApplicationAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <Box mt="md">
      <Box component="h4" mb="xs" c="dimmed" fz={14} fw={600}>
        {texts.answers}
      </Box>
      <AnswerList answers={answers} none={texts.noAnswer} />
    </Box>
  );
}
