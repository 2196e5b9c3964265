import { Box, Checkbox, Group, Radio, Stack } from '@mantine/core';
import { hasProfile, isRequiredScope, namedScope, type ReleaseScope } from '#shared/releases/scope.ts';
import { visibilityTexts as texts } from '#shared/texts/releases/release.ts';
import { useSendsMail } from '../../lib/session.ts';

type VisibilityChoiceProps = {
  scope: ReleaseScope | null;
  /** Without a job there are no required skills to choose. */
  hasJob: boolean;
  isNameKnown: boolean;
  error: string | null;
  onChoose: (scope: ReleaseScope) => void;
};

export function VisibilityChoice({ scope, hasJob, isNameKnown, error, onChoose }: VisibilityChoiceProps) {
  const sendsMail = useSendsMail();
  const isNamed = scope !== null && scope !== 'anonymous';
  const choose = (visibility: string) =>
    onChoose(visibility === 'named' ? namedScope({ isWhole: !hasJob, withProfile: false }) : 'anonymous');
  return (
    <div>
      <Radio.Group
        label={texts.label}
        error={error}
        value={scope === null ? null : isNamed ? 'named' : 'anonymous'}
        onChange={choose}
      >
        <Stack gap="xs" mt="xs" mb={error === null ? 0 : 'xs'}>
          <Radio
            value="anonymous"
            label={texts.anonymous}
            description={isNameKnown ? texts.nameKnown : texts.anonymousText(sendsMail)}
          />
          <Radio value="named" label={texts.named} description={texts.namedText} />
        </Stack>
      </Radio.Group>
      {isNamed && <NamedExtent scope={scope} hasJob={hasJob} onChoose={onChoose} />}
    </div>
  );
}

type NamedExtentProps = { scope: ReleaseScope; hasJob: boolean; onChoose: (scope: ReleaseScope) => void };

function NamedExtent({ scope, hasJob, onChoose }: NamedExtentProps) {
  const isWhole = !isRequiredScope(scope);
  const withProfile = hasProfile(scope);
  return (
    <Box ps={34} mt="xs" role="group" aria-label={texts.extent}>
      {hasJob && (
        <Radio.Group
          aria-label={texts.strengths}
          value={isWhole ? 'whole' : 'required'}
          onChange={(value) => onChoose(namedScope({ isWhole: value === 'whole', withProfile }))}
        >
          <Group gap="0.25rem 1.25rem">
            <Radio size="sm" value="required" label={texts.required} />
            <Radio size="sm" value="whole" label={texts.whole} />
          </Group>
        </Radio.Group>
      )}
      <Checkbox
        mt={hasJob ? 'xs' : 0}
        size="sm"
        label={texts.profile}
        checked={withProfile}
        onChange={(event) => onChoose(namedScope({ isWhole, withProfile: event.currentTarget.checked }))}
      />
    </Box>
  );
}
