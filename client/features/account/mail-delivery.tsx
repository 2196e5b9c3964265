import { Alert } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import { look } from '../../components/look/look.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import classes from './email-section.module.css';

const { email: texts } = accountTexts;

/** Says that no mail will come, and where the confirmation link is instead. */
export function MailDelivery() {
  const session = useSession();
  const readsOutbox = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <Alert color="petrol" title={texts.noMailTitle} icon={<IconInbox stroke={1.75} />} role="note">
      {readsOutbox ? texts.noMailForOperator : texts.noMail}
      {readsOutbox && (
        <div>
          <Link
            className={`${classes.link} ${look('inlineBlock', 'inherit', 'strong', 'thinLine', 'offset20')}`}
            to={`${paths.admin.settings}?tab=outbox`}
          >
            {texts.toOutbox}
          </Link>
        </div>
      )}
    </Alert>
  );
}
