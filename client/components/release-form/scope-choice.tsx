import { Radio, Stack } from '@mantine/core';
import { type ReleaseScope, releaseScopes } from '#shared/releases/scope.ts';
import { scopeChoiceTexts as texts } from '#shared/texts/releases/release.ts';

type ScopeChoiceProps = {
  scope: ReleaseScope | null;
  onChoose: (scope: ReleaseScope) => void;
  scopes?: readonly ReleaseScope[];
  label?: string;
};

export function ScopeChoice({ scope, onChoose, scopes = releaseScopes, label = texts.label }: ScopeChoiceProps) {
  const choose = (value: string) => {
    const selectedScope = scopes.find((one) => one === value);
    if (selectedScope !== undefined) onChoose(selectedScope);
  };
  return (
    <Radio.Group label={label} value={scope} onChange={choose}>
      <Stack gap="sm" mt="xs">
        {scopes.map((one) => (
          <Radio key={one} value={one} label={texts.names[one]} description={texts.texts[one]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
