import { Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ReportDetail } from '#shared/reports/schema.ts';
import { adminReportsTexts, adminReportTexts as texts } from '#shared/texts/moderation/reports.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { look } from '../../components/look/look.ts';
import { StateBadge } from '../../components/state-badge.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';

/** What else was said about the same thing. */
export function OtherReports({ others: { count, newest }, further }: Pick<ReportDetail, 'others' | 'further'>) {
  return (
    <DetailSection title={texts.others}>
      {further > 0 && <p>{texts.further(further)}</p>}
      {count === 0 ? (
        <p className={look('muted')}>{texts.noOthers}</p>
      ) : (
        <>
          <p>
            {texts.othersCount(count)}
            {count > newest.length && texts.othersShown(newest.length)}
          </p>
          <ul className={look('unlisted')}>
            {newest.map(({ reportId, category, state, createdAt }) => (
              <Group key={reportId} component="li" gap="0.25rem 1rem" py={6}>
                <Link className={look('ink')} to={paths.admin.report(reportId)}>
                  {texts.otherLabel(adminReportsTexts.categories[category], formatDateTime(createdAt))}
                </Link>
                <StateBadge of="report" state={state}>
                  {adminReportsTexts.states[state]}
                </StateBadge>
              </Group>
            ))}
          </ul>
        </>
      )}
    </DetailSection>
  );
}
