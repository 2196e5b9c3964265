import { Box } from '@mantine/core';
import type { AiSettingsView } from '#shared/ai/state.ts';
import { aiServiceTexts } from '#shared/texts/ai/service.ts';
import { Fact } from '../../components/decision-answer.tsx';
import { look } from '../../components/look/look.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';

const { endpoint: texts } = aiServiceTexts;

export function AiEndpoint({ endpoint }: Pick<AiSettingsView, 'endpoint'>) {
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {endpoint === null ? <HowToSetOne /> : <Endpoint endpoint={endpoint} />}
    </SettingsSection>
  );
}

function Endpoint({ endpoint: { host, model, hasKey } }: { endpoint: NonNullable<AiSettingsView['endpoint']> }) {
  return (
    <>
      <dl className={look('stack', 'gap16')}>
        <Fact term={texts.host}>{host}</Fact>
        <Fact term={texts.model}>{model}</Fact>
        <Fact term={texts.key}>{hasKey ? texts.hasKey : texts.hasNoKey}</Fact>
      </dl>
      <p className={look('muted', 'small')}>{texts.fixed}</p>
    </>
  );
}

function HowToSetOne() {
  return (
    <>
      <div>
        <p className={look('strong')}>{texts.none}</p>
        <Box component="p" mt={6} className={look('muted')}>
          {texts.noneText}
        </Box>
      </div>
      <dl className={look('stack', 'gap16')}>
        {texts.variables.map(([name, meaning]) => (
          <div key={name}>
            <Box component="dt" mb={4} className={look('muted', 'fine')}>
              <code className={look('ink')}>{name}</code>
            </Box>
            <dd className={look('small', 'anywhere')}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
