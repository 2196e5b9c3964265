import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { paths } from '../lib/paths.ts';
import { look } from './look/look.ts';

const { legal: texts } = authTexts;

/** What one agrees to with an account. The pages open beside the form, which keeps what was typed. */
export function LegalNote() {
  return (
    <Box component="p" className={look('muted', 'fine', 'inkLinks')}>
      {texts.before}
      <LegalLink to={paths.terms}>{texts.terms}</LegalLink>
      {texts.between}
      <LegalLink to={paths.privacy}>{texts.privacy}</LegalLink>
      {texts.after}
    </Box>
  );
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className={look('unseen')}> {texts.newTab}</span>
    </Link>
  );
}
