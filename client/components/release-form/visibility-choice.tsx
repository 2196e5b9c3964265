import { Box, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { hasProfile, isRequiredScope, namedScope, type ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleasePreview } from '#shared/releases/state.ts';
import { visibilityTexts as texts } from '#shared/texts/releases/release.ts';
import { useSendsMail } from '../../lib/session.ts';

type VisibilityChoiceProps = {
  scope: ReleaseScope | null;
  /** Without a job there are no required skills to choose. */
  hasJob: boolean;
  /** Set if the company sees the person with a name today: the choice is only how much it sees. */
  knownScope: ReleaseScope | null;
  /** The choice and all that it shows are those of the present release. */
  isAsBefore: boolean;
  /** Tests not taken, hidden strengths and an empty profile. */
  lacking: Pick<ReleasePreview, 'missing' | 'hiddenSkills' | 'isProfileEmpty'>;
  error: string | null;
  onChoose: (scope: ReleaseScope) => void;
};

export function VisibilityChoice({ scope, hasJob, knownScope, isAsBefore, ...rest }: VisibilityChoiceProps) {
  const { lacking, error, onChoose } = rest;
  const sendsMail = useSendsMail();
  const isNamed = scope !== null && scope !== 'anonymous';
  const choose = (visibility: string) => onChoose(visibility === 'named' ? initialNamed(hasJob, lacking) : 'anonymous');
  const extent = isNamed && <NamedExtent {...{ scope, hasJob, lacking, onChoose }} />;
  if (knownScope !== null)
    return (
      <>
        <Text>{texts.nameKnown(isAsBefore)}</Text>
        {extent}
      </>
    );
  return (
    <div>
      <Radio.Group
        label={texts.label}
        error={error}
        errorProps={{ role: 'alert', fz: 'sm' }}
        value={scope === null ? null : isNamed ? 'named' : 'anonymous'}
        onChange={choose}
      >
        <Stack gap="xs" mt="xs" mb={error === null ? 0 : 'xs'}>
          <Radio value="anonymous" label={texts.anonymous} description={texts.anonymousText(sendsMail)} />
          <Radio value="named" label={texts.named} description={texts.namedText} />
        </Stack>
      </Radio.Group>
      {extent && (
        <Box ms={9} ps={24} style={{ borderInlineStart: '2px solid var(--pg-line)' }}>
          {extent}
        </Box>
      )}
    </div>
  );
}

/** The required skills, or the values of a person without skills: the match alone says nothing about them. */
const initialNamed = (hasJob: boolean, { missing }: Pick<ReleasePreview, 'missing'>): ReleaseScope =>
  namedScope({ isWhole: !hasJob || missing.softskills, withProfile: false });

/** The named `scope`, or its counterpart with all skills where no job requires any. */
export const availableScope = (scope: ReleaseScope, hasJob: boolean): ReleaseScope =>
  namedScope({ isWhole: !hasJob || !isRequiredScope(scope), withProfile: hasProfile(scope) });

/** Rows of 44 px for fingers. */
const tall = {
  body: { alignItems: 'flex-start' },
  inner: { marginTop: 12 },
  label: { paddingBlock: 10 },
  description: { marginTop: -10, paddingBottom: 8 },
} as const;

type NamedExtentProps = Pick<VisibilityChoiceProps, 'hasJob' | 'lacking' | 'onChoose'> & { scope: ReleaseScope };

function NamedExtent({ scope, hasJob, lacking, onChoose }: NamedExtentProps) {
  const isWhole = !isRequiredScope(scope);
  const withProfile = hasProfile(scope);
  const whole = (
    <Radio
      size="sm"
      value="whole"
      label={texts.whole(lacking)}
      description={lacking.hiddenSkills > 0 && texts.hidden(lacking.hiddenSkills)}
      styles={tall}
    />
  );
  return (
    <Box mt={4} role="group" aria-label={texts.extent}>
      {hasJob && (
        <Radio.Group
          aria-label={texts.strengths}
          value={isWhole ? 'whole' : 'required'}
          onChange={(value) => onChoose(namedScope({ isWhole: value === 'whole', withProfile }))}
        >
          <Group gap="0 1.25rem">
            {lacking.missing.softskills && whole}
            <Radio
              size="sm"
              value="required"
              label={texts.required(lacking.missing)}
              description={!isWhole && !lacking.missing.values && texts.valuesHidden}
              styles={tall}
            />
            {!lacking.missing.softskills && whole}
          </Group>
        </Radio.Group>
      )}
      <Checkbox
        size="sm"
        styles={tall}
        label={texts.profile(lacking.isProfileEmpty)}
        description={texts.profileText(lacking.isProfileEmpty)}
        checked={withProfile}
        disabled={lacking.isProfileEmpty && !withProfile}
        onChange={(event) => onChoose(namedScope({ isWhole, withProfile: event.currentTarget.checked }))}
      />
    </Box>
  );
}
