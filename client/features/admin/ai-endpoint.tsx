import { Box, Stack, Text } from '@mantine/core';
import type { AiSettingsView } from '#shared/ai/state.ts';
import { aiServiceTexts } from '#shared/texts/ai/service.ts';
import common from '../../components/common.module.css';
import { DefinitionItem } from '../../components/decision-answer.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';

const { endpoint: texts } = aiServiceTexts;

export function AiEndpoint({ endpoint }: Pick<AiSettingsView, 'endpoint'>) {
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {endpoint === null ? <SetupHint /> : <Endpoint endpoint={endpoint} />}
    </SettingsSection>
  );
}

function Endpoint({ endpoint: { host, model, hasKey } }: { endpoint: NonNullable<AiSettingsView['endpoint']> }) {
  return (
    <>
      <Stack component="dl" gap="md">
        <DefinitionItem term={texts.host}>{host}</DefinitionItem>
        <DefinitionItem term={texts.model}>{model}</DefinitionItem>
        <DefinitionItem term={texts.key}>{hasKey ? texts.hasKey : texts.hasNoKey}</DefinitionItem>
      </Stack>
      <Text c="dimmed" fz="sm">
        {texts.fixed}
      </Text>
    </>
  );
}

function SetupHint() {
  return (
    <>
      <div>
        <Text fw={600}>{texts.none}</Text>
        <Text mt={6} c="dimmed">
          {texts.noneText}
        </Text>
      </div>
      <Stack component="dl" gap="md">
        {texts.variables.map(([name, meaning]) => (
          <div key={name}>
            <Box component="dt" mb={4} c="dimmed" fz={14}>
              <Box component="code" c="bright">
                {name}
              </Box>
            </Box>
            <Box component="dd" fz="sm" className={common.anywhere}>
              {meaning}
            </Box>
          </div>
        ))}
      </Stack>
    </>
  );
}
