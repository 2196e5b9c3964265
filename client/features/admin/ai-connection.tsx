import { Badge, Button, Stack, Text } from '@mantine/core';
import type { AiCheck } from '#shared/ai/state.ts';
import { aiServiceTexts } from '#shared/texts/ai/service.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { formErrorOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const { check: texts } = aiServiceTexts;

export function AiConnection({ lastCheck }: { lastCheck: AiCheck | null }) {
  const utils = trpc.useUtils();
  const check = trpc.ai.check.useMutation({
    onSuccess: (result) =>
      utils.ai.settings.setData(undefined, (settings) => settings && { ...settings, lastCheck: result }),
  });
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Stack role="status" gap="sm">
        {check.isPending ? (
          <Text c="dimmed">{texts.running}</Text>
        ) : lastCheck === null ? (
          <Text c="dimmed">{texts.never}</Text>
        ) : (
          <Result check={lastCheck} />
        )}
      </Stack>
      <FormError message={formErrorOf(check.error)} />
      <div>
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          {texts.start}
        </Button>
      </div>
    </SettingsSection>
  );
}

function Result({ check }: { check: AiCheck }) {
  const { isWorking, format, tellsUsage, checkedAt, durationMs } = check;
  return (
    <>
      <Badge component="span" color={isWorking ? 'sage' : 'red'}>
        {isWorking ? texts.works : texts.fails}
      </Badge>
      {isWorking && format !== null ? (
        <>
          <p>{texts.formats[format]}</p>
          <p>{tellsUsage ? texts.tellsUsage : texts.tellsNoUsage}</p>
        </>
      ) : (
        <p>{texts.problem(check.problem)}</p>
      )}
      <Text c="dimmed" fz="sm" className={common.numbers}>
        {texts.checkedAt(formatDateTime(checkedAt))}. {texts.took(durationMs)}
      </Text>
    </>
  );
}
