import { Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { jobAreaTexts as texts } from '#shared/texts/applications/board.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { look } from '../look/look.ts';

type JobArea = 'job' | 'applications' | 'found';
type JobAreasProps = { jobId: string; current: JobArea };

/** From one page of a job to the others: its text, its applications, its anonymous matches. Only for whoever may see people. */
export function JobAreas({ jobId, current }: JobAreasProps) {
  const session = useSession();
  if (session.status !== 'signedIn' || !may(session.user, 'candidate.read')) return null;
  const areas: ReadonlyArray<[JobArea, string]> = [
    ['job', paths.company.job(jobId)],
    ['applications', paths.company.jobApplications(jobId)],
    ['found', paths.company.jobFound(jobId)],
  ];
  return (
    <nav aria-label={texts.label}>
      <Group component="ul" gap="0 1.25rem" mb="md" className={look('unlisted', 'lineBottom')}>
        {areas.map(([area, to]) => (
          <li key={area}>
            <Link
              className={look('row', 'ink', 'undecorated', 'finger', area === current ? 'strong' : 'regular')}
              style={{ boxShadow: area === current ? 'inset 0 -3px var(--pg-person)' : 'none' }}
              to={to}
              aria-current={area === current ? 'page' : undefined}
            >
              {texts[area]}
            </Link>
          </li>
        ))}
      </Group>
    </nav>
  );
}
