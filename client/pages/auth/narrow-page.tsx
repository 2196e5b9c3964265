import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { look } from '../../components/look/look.ts';

/** One question in the middle of a quiet page. */
export function NarrowPage({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <Box maw="30rem" mt="clamp(1rem, 6vh, 5rem)" mb={64} className={look('full', 'mid')}>
      <Box component="h1" mb="sm" lh={1.15} className={look('step3')}>
        {title}
      </Box>
      {text && (
        <Box component="p" mb="lg" className={look('muted')}>
          {text}
        </Box>
      )}
      {children}
    </Box>
  );
}
