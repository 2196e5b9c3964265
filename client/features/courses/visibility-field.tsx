import { Radio, Stack } from '@mantine/core';
import { type Visibility, visibilities } from '#shared/courses/visibility.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses/courses.ts';
import { look } from '../../components/look/look.ts';
import classes from './settings.module.css';

type VisibilityFieldProps = {
  value: Visibility;
  /** Only publishers decide who may see a published course. */
  isLocked: boolean;
  isOnline: boolean;
  onChange: (visibility: Visibility) => void;
};

export function VisibilityField({ value, isLocked, isOnline, onChange }: VisibilityFieldProps) {
  const choose = (chosen: string) => {
    const visibility = visibilities.find((one) => one === chosen);
    if (visibility !== undefined) onChange(visibility);
  };
  const note = isLocked ? texts.visibilityLocked : isOnline ? texts.visibilityNow : undefined;
  return (
    <Radio.Group
      classNames={{ label: `${classes.groupLabel} ${look('small', 'strong')}` }}
      label={texts.visibility}
      description={note}
      value={value}
      onChange={choose}
    >
      <Stack gap={14} mt="sm">
        {visibilities.map((visibility) => (
          <Radio
            key={visibility}
            value={visibility}
            disabled={isLocked}
            label={texts.visibilities[visibility].label}
            description={texts.visibilities[visibility].text}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
