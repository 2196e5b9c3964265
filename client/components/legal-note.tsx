import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { paths } from '../lib/paths.ts';
import common from './common.module.css';

const { legal: texts } = authTexts;

export function LegalNote() {
  return (
    <Text c="dimmed" fz={14} className={common.inkLinks}>
      {texts.before}
      <LegalLink to={paths.terms}>{texts.terms}</LegalLink>
      {texts.between}
      <LegalLink to={paths.privacy}>{texts.privacy}</LegalLink>
      {texts.after}
    </Text>
  );
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className={common.unseen}> {texts.newTab}</span>
    </Link>
  );
}
