import { IconShieldCheck } from '@tabler/icons-react';
import { memberTexts } from '#shared/texts/members.ts';
import classes from './members.module.css';

const { access: texts } = memberTexts;

export function AccessNote({ canManage }: { canManage: boolean }) {
  return (
    <aside className={classes.note} aria-label={texts.title}>
      <IconShieldCheck className={classes.noteIcon} size={24} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={classes.noteTitle}>{texts.title}</p>
        <p>{canManage ? texts.manage : texts.view}</p>
      </div>
    </aside>
  );
}
