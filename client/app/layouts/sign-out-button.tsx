import { IconLogout } from '@tabler/icons-react';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import classes from './header-item.module.css';

/** On phones the icon alone; the word stays as the accessible name. */
export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <button
      className={`${classes.item} ${look('inlineRow', 'toMiddle', 'ink', 'medium', 'undecorated', 'roundMd', 'noBorder', 'noGround', 'finger', 'gap8', 'hoverGround')}`}
      type="button"
      onClick={() => void signOut()}
    >
      <IconLogout size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.word}>{shellTexts.signOut}</span>
    </button>
  );
}
