import { Flex, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { jobAreaTexts as texts } from '#shared/texts/applications/board.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import common from '../common.module.css';

type JobArea = 'job' | 'applications' | 'found';
type JobAreasProps = { jobId: string; current: JobArea };

export function JobAreas({ jobId, current }: JobAreasProps) {
  const session = useSession();
  if (session.status !== 'signedIn' || !may(session.user, 'candidate.read')) return null;
  const areas: ReadonlyArray<[JobArea, string]> = [
    ['job', paths.company.job(jobId)],
    ['applications', paths.company.jobApplications(jobId)],
    ['found', paths.company.jobTalentPool(jobId)],
  ];
  return (
    <nav aria-label={texts.label}>
      <Group component="ul" gap="0 1.25rem" mb="md" className={common.lineBottom}>
        {areas.map(([area, to]) => (
          <li key={area}>
            <Flex
              component={Link}
              align="center"
              c="bright"
              td="none"
              mih={44}
              fw={area === current ? 600 : 400}
              style={{ boxShadow: area === current ? 'inset 0 -3px var(--pg-mark-round)' : 'none' }}
              to={to}
              aria-current={area === current ? 'page' : undefined}
            >
              {texts[area]}
            </Flex>
          </li>
        ))}
      </Group>
    </nav>
  );
}
