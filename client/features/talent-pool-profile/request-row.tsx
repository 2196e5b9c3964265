import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ReceivedRequest } from '#shared/talent-pool/state.ts';
import { receivedRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import common from '../../components/common.module.css';
import { CompanyLink, UnverifiedMark } from '../../components/company-link.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';

export type RequestAction = { kind: 'accept' | 'decline'; request: ReceivedRequest };

type RequestRowProps = {
  request: ReceivedRequest;
  heading: 'h2' | 'h3';
  onAction: (action: RequestAction) => void;
};

export function RequestRow({ request, heading, onAction }: RequestRowProps) {
  const { company, text, isDeclined } = request;
  const trigger = (kind: RequestAction['kind']) => () => onAction({ kind, request });
  return (
    <Box component="li" py="md" className={common.lineTop}>
      <RequestSender request={request} heading={heading} />
      <Box
        component="blockquote"
        m="0.5rem 0"
        p="0.75rem 1rem"
        maw="42rem"
        bg="var(--pg-sunken)"
        bdrs="fit"
        className={`${common.preLine} ${common.anywhere}`}
      >
        {text}
      </Box>
      {isDeclined ? (
        <Text c="dimmed" fz="sm">
          {texts.declined}
        </Text>
      ) : (
        <Group gap="xs">
          <Button onClick={trigger('accept')}>
            {texts.accept}
            <VisuallyHidden> {company.name}</VisuallyHidden>
          </Button>
          <Button variant="subtle" px="sm" onClick={trigger('decline')}>
            {texts.decline}
            <VisuallyHidden> {company.name}</VisuallyHidden>
          </Button>
        </Group>
      )}
    </Box>
  );
}

function RequestSender({
  request: { company, jobId, jobTitle, authorName, sentAt },
  heading,
}: Pick<RequestRowProps, 'request' | 'heading'>) {
  return (
    <>
      <Box component={heading} lh={1.3} fz={17} fw={600}>
        <CompanyLink company={company} />
      </Box>
      {company.isUnverified && (
        <Box my={4}>
          <UnverifiedMark />
        </Box>
      )}
      <p className={`${common.anywhere} ${common.inkLinks}`}>
        {texts.about} <Link to={paths.job(jobId)}>{jobTitle}</Link>
      </p>
      <Text c="dimmed" fz="sm" className={`${common.numbers} ${common.anywhere}`}>
        {texts.sent(authorName, formatDate(sentAt))}
      </Text>
    </>
  );
}
