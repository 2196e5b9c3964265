import { Box, Stack, Text, Title } from '@mantine/core';
import { profileTexts } from '#shared/texts/assessments/results.ts';
import classes from './reading-guide.module.css';

const { reading: texts } = profileTexts;

export function ReadingGuide() {
  return (
    <Box mb="lg">
      <Title order={3} size="h4" mb="sm" lh="inherit">
        {texts.title}
      </Title>
      <Stack component="dl" gap="sm">
        {(['sure', 'band', 'beyond'] as const).map((part) => (
          <div key={part} className={classes.key}>
            <dt>
              <Sample part={part} />
              {texts[part].name}
            </dt>
            <dd>{texts[part].text}</dd>
          </div>
        ))}
      </Stack>
      <Text maw="34rem" mt={20} fw={500}>
        {texts.overlap}
      </Text>
    </Box>
  );
}

function Sample({ part }: { part: 'sure' | 'band' | 'beyond' }) {
  return (
    <svg overflow="visible" viewBox="0 0 36 20" width="36" height="20" aria-hidden="true">
      {part === 'sure' && <path fill="var(--pg-person)" d="M10 0H36V20H10A10 10 0 0 1 10 0Z" />}
      {part === 'beyond' && <rect fill="var(--pg-job)" width="36" height="20" rx="3" />}
      {part === 'band' && (
        <>
          <rect fill="var(--pg-band-inner)" fillOpacity={0.45} width="26" height="13" rx="5" />
          <rect fill="var(--pg-band-inner)" fillOpacity={0.45} x="10" y="7" width="26" height="13" rx="5" />
          <circle fill="var(--pg-ink)" stroke="var(--pg-surface)" strokeWidth={1.5} cx="22" cy="10" r="3.5" />
        </>
      )}
    </svg>
  );
}
