import { IconShieldCog } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import classes from './header-item.module.css';
import { adminEntrance } from './navigation.ts';

export function AdminPortalLink() {
  return (
    <Link
      className={`${classes.item} ${look('inlineRow', 'toMiddle', 'ink', 'medium', 'undecorated', 'roundMd', 'noBorder', 'noGround', 'finger', 'gap8', 'hoverGround')}`}
      to={adminEntrance}
    >
      <IconShieldCog size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.word}>{shellTexts.adminPortal}</span>
    </Link>
  );
}
