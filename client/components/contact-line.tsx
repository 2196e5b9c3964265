import { Box, Text } from '@mantine/core';
import { contentPageTexts as texts } from '#shared/texts/pages/content-pages.ts';
import { displayEmail } from '../lib/email.ts';
import common from './common.module.css';

/** `contact` is empty if the operator has given none. */
export function ContactLine({ contact }: { contact: string }) {
  if (contact === '') return <Text my="md">{texts.noContact}</Text>;
  return (
    <Text my="md" fz="lg" className={`${common.anywhere} ${common.inkLinks}`}>
      {texts.writeTo}{' '}
      <Box component="a" display="inline-block" py={12} my={-12} fw={600} href={`mailto:${contact}`}>
        {displayEmail(contact)}
      </Box>
    </Text>
  );
}
