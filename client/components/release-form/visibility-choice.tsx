import { Box, Checkbox, Radio, Stack, Text } from '@mantine/core';
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
  /** Tests not taken, hidden strengths and an empty profile; the job says which strengths it asks for. */
  lacking: Pick<ReleasePreview, 'missing' | 'hiddenSkills' | 'isProfileEmpty' | 'job'>;
  /** Said at the required strengths. */
  loss: string | null;
  error: string | null;
  onChoose: (scope: ReleaseScope) => void;
};

export function VisibilityChoice({ scope, hasJob, knownScope, isAsBefore, ...rest }: VisibilityChoiceProps) {
  const { lacking, loss, error, onChoose } = rest;
  const sendsMail = useSendsMail();
  const isNamed = scope !== null && scope !== 'anonymous';
  const choose = (visibility: string) => onChoose(visibility === 'named' ? initialNamed(hasJob, lacking) : 'anonymous');
  const named = isNamed ? scope : null;
  const extent = (isNamed || knownScope !== null) && (
    <NamedExtent scope={named} {...{ hasJob, knownScope, lacking, loss, error, onChoose }} />
  );
  if (knownScope !== null)
    return (
      <>
        <Text fw={600} fz="sm">
          {texts.nameKnown({ isAsBefore, hasJob })}
        </Text>
        {extent}
      </>
    );
  return (
    <div>
      <Radio.Group
        label={texts.label}
        error={error}
        errorProps={errorProps}
        inputWrapperOrder={errorFirst}
        value={scope === null ? null : isNamed ? 'named' : 'anonymous'}
        onChange={choose}
      >
        <Stack gap="xs" mt="xs">
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

const errorProps = { role: 'alert', fz: 'sm' } as const;

/** Below the choice, the foot of the sheet would cover the error on a phone. */
const errorFirst: ('label' | 'error' | 'input')[] = ['label', 'error', 'input'];

/** Rows of 44 px for fingers. */
const tall = {
  body: { alignItems: 'flex-start' },
  inner: { marginTop: 12 },
  label: { paddingBlock: 10 },
  description: { marginTop: -10, paddingBottom: 8 },
} as const;

/** Beside each other if both fit. */
const extentGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  columnGap: '1.25rem',
} as const;

type NamedExtentProps = Omit<VisibilityChoiceProps, 'isAsBefore'>;

/** Before the choice of the strengths, the profile remains as the company sees it. */
function NamedExtent({ scope, hasJob, knownScope, lacking, loss, error, onChoose }: NamedExtentProps) {
  const strengths = scope === null ? null : isRequiredScope(scope) ? 'required' : 'whole';
  const shownScope = scope ?? knownScope;
  const withProfile = shownScope !== null && hasProfile(shownScope);
  const hasNoProfile = lacking.isProfileEmpty && !withProfile;
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
          error={error}
          errorProps={errorProps}
          inputWrapperOrder={errorFirst}
          value={strengths}
          onChange={(value) => onChoose(namedScope({ isWhole: value === 'whole', withProfile }))}
        >
          <Box style={extentGrid}>
            {lacking.missing.softskills && whole}
            <Radio
              size="sm"
              value="required"
              label={texts.required(lacking)}
              description={loss ?? (strengths === 'required' && !lacking.missing.values && texts.valuesHidden)}
              styles={tall}
            />
            {!lacking.missing.softskills && whole}
          </Box>
        </Radio.Group>
      )}
      {strengths !== null && !hasNoProfile && (
        <Checkbox
          size="sm"
          styles={tall}
          label={texts.profile}
          description={texts.profileText}
          checked={withProfile}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(namedScope({ isWhole: strengths === 'whole', withProfile: checked }))
          }
        />
      )}
    </Box>
  );
}
