import { Button } from '@mantine/core';
import { useState } from 'react';
import { progressTexts as texts } from '#shared/texts/learning/learning.ts';

/** Loads the version that is online now. */
export function ReloadButton({ onReload }: { onReload: () => Promise<unknown> }) {
  const [isLoading, setIsLoading] = useState(false);
  const reload = async () => {
    setIsLoading(true);
    await onReload().catch(() => undefined);
    setIsLoading(false);
  };
  return (
    <Button variant="default" size="sm" loading={isLoading} onClick={() => void reload()}>
      {texts.reload}
    </Button>
  );
}
