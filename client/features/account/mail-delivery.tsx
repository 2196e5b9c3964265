import { Alert, Box } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import common from '../../components/common.module.css';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

const { email: texts } = accountTexts;

export function NoMailNotice() {
  const session = useSession();
  const mayReadOutbox = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <Alert mb="md" color="petrol" title={texts.noMailTitle} icon={<IconInbox stroke={1.75} />} role="note">
      {mayReadOutbox ? texts.noMailForOperator : texts.noMail}
      {mayReadOutbox && (
        <div>
          <Box
            component={Link}
            display="inline-block"
            c="inherit"
            fw={600}
            mt="xs"
            className={common.link}
            to={`${paths.admin.settings}?tab=outbox`}
          >
            {texts.toOutbox}
          </Box>
        </div>
      )}
    </Alert>
  );
}
