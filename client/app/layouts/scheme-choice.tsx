import { Box, Flex, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './scheme-choice.module.css';

const schemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Flex component="label" gap="0.25rem 0.625rem" align="center" wrap="wrap" miw={0} c="dimmed" fz="sm">
      {shellTexts.footer.scheme}
      <Box
        component="select"
        c="bright"
        bdrs="md"
        bd="1px solid var(--pg-field-line)"
        className={classes.select}
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
      </Box>
    </Flex>
  );
}
