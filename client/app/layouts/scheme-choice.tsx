import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import classes from './scheme-choice.module.css';

const schemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** Light, dark, or what the device says. A native select: small, and every keyboard knows it. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <label className={look('cluster', 'narrowable', 'muted', 'small', 'rows4', 'cols10')}>
      {shellTexts.footer.scheme}
      <select
        className={`${classes.select} ${look('ink', 'roundMd', 'fieldLine')}`}
        value={colorScheme}
        onChange={({ currentTarget }) => {
          const chosen = schemes.find((scheme) => scheme === currentTarget.value);
          if (chosen) setColorScheme(chosen);
        }}
      >
        {schemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {shellTexts.footer.schemes[scheme]}
          </option>
        ))}
      </select>
    </label>
  );
}
