import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { adminDashboardTexts } from '#shared/texts/admin/dashboard.ts';
import { contentPageLabels } from '#shared/texts/pages/footer.ts';
import common from '../../components/common.module.css';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const { missing: texts } = adminDashboardTexts;

export function MissingPart() {
  const missing = trpc.adminDashboard.services.useQuery().data?.missing;
  if (missing === undefined) return null;
  const { hasContact, pagesWithGaps } = missing;
  if (hasContact && pagesWithGaps.length === 0) return null;
  return (
    <Alert mb="xl" color="amber" icon={<IconAlertTriangle stroke={1.75} />} title={texts.title}>
      <Stack component="ul" gap={4} className={common.inkLinks}>
        {!hasContact && (
          <li>
            {texts.contact} <Link to={`${paths.admin.settings}?tab=mail`}>{texts.toContact}</Link>.
          </li>
        )}
        {pagesWithGaps.length > 0 && (
          <li>
            {texts.gaps}{' '}
            {pagesWithGaps.map((slug, index) => (
              <Fragment key={slug}>
                {index > 0 && ', '}
                <Link to={`${paths.admin.settings}?tab=pages&page=${slug}`}>{contentPageLabels[slug]}</Link>
              </Fragment>
            ))}
            .
          </li>
        )}
      </Stack>
    </Alert>
  );
}
