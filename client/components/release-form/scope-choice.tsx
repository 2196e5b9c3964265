import { Radio, Stack } from '@mantine/core';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { VisibleParts } from '#shared/releases/visible-parts.ts';
import { scopeChoiceTexts as texts } from '#shared/texts/releases/release.ts';

type ScopeChoiceProps = {
  scope: ReleaseScope | null;
  onChoose: (scope: ReleaseScope) => void;
  scopes: readonly ReleaseScope[];
  /** All that the company sees before the choice. */
  parts: VisibleParts;
  label: string;
};

export function ScopeChoice({ scope, onChoose, scopes, parts, label }: ScopeChoiceProps) {
  const choose = (value: string) => {
    const selectedScope = scopes.find((one) => one === value);
    if (selectedScope !== undefined) onChoose(selectedScope);
  };
  return (
    <Radio.Group label={label} value={scope} onChange={choose}>
      <Stack gap="sm" mt="xs">
        {scopes.map((one) => (
          <Radio key={one} value={one} label={texts.name(one, parts)} description={texts.text(one, parts)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
