import { Fragment } from 'react';
import { displayEmail } from '../lib/email.ts';

export function EmailText({ email }: { email: string }) {
  return displayEmail(email)
    .split(/(?=[@.])/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity and keep their order
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));
}
