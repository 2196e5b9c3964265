import { Box, Button, Group, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ReceivedRequest } from '#shared/found/state.ts';
import { requestTexts as texts } from '#shared/texts/found/found.ts';
import { CompanyLink, UnverifiedMark } from '../../components/company-link.tsx';
import { look } from '../../components/look/look.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';

export type AskedOfRequest = { what: 'accept' | 'decline'; request: ReceivedRequest };

type RequestRowProps = { request: ReceivedRequest; onAsk: (asked: AskedOfRequest) => void };

/** Who asks, for which job, and in what words. */
export function RequestRow({ request, onAsk }: RequestRowProps) {
  const { company, text, isDeclined } = request;
  const ask = (what: AskedOfRequest['what']) => () => onAsk({ what, request });
  return (
    <Box component="li" py="lg" className={look('lineTop')}>
      <Who request={request} />
      <Box
        component="blockquote"
        m="0.75rem 0"
        p="0.875rem 1.125rem"
        maw="42rem"
        className={look('sunken', 'fit', 'preLine', 'anywhere')}
      >
        {text}
      </Box>
      {isDeclined ? (
        <p className={look('muted', 'small')}>{texts.declined}</p>
      ) : (
        <Group gap="sm">
          <Button onClick={ask('accept')}>
            {texts.accept}
            <VisuallyHidden> {company.name}</VisuallyHidden>
          </Button>
          <Button variant="default" onClick={ask('decline')}>
            {texts.decline}
            <VisuallyHidden> {company.name}</VisuallyHidden>
          </Button>
        </Group>
      )}
    </Box>
  );
}

function Who({ request: { company, jobId, jobTitle, authorName, sentAt } }: Pick<RequestRowProps, 'request'>) {
  return (
    <>
      <Box component="h2" lh={1.3} className={look('large', 'strong', 'anywhere')}>
        <CompanyLink company={company} />
      </Box>
      {company.isUnverified && (
        <Box my={4}>
          <UnverifiedMark />
        </Box>
      )}
      <p className={look('anywhere', 'inkLinks')}>
        {texts.about} <Link to={paths.job(jobId)}>{jobTitle}</Link>
      </p>
      <p className={look('muted', 'small', 'numbers', 'anywhere')}>
        {texts.by(authorName, company.name)}, {texts.sent(formatDate(sentAt))}
      </p>
    </>
  );
}
