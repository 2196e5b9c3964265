import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { settingsTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { look } from '../../components/look/look.ts';
import { paths } from '../../lib/paths.ts';
import classes from './settings.module.css';

export function PublicPageLink({ slug }: { slug: string }) {
  return (
    <Link
      className={`${classes.link} ${look('inlineRow', 'ink', 'strong', 'thinLine', 'offset25', 'gap6', 'thickens')}`}
      to={paths.companyPage(slug)}
      target="_blank"
    >
      <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
      {texts.toPublic}
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </Link>
  );
}
