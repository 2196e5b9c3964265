import { Alert, Box, Button } from '@mantine/core';
import { courseSettingsTexts as texts } from '#shared/texts/courses.ts';

/** Somebody was faster; saving again keeps what stands in the form. */
export function SettingsStale({ name, onReload }: { name: string; onReload: () => void }) {
  return (
    <Alert color="amber" role="alert">
      {texts.stale(name)}
      <Box mt="sm">
        <Button variant="default" size="sm" onClick={onReload}>
          {texts.staleReload}
        </Button>
      </Box>
    </Alert>
  );
}
