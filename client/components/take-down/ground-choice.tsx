import { NativeSelect } from '@mantine/core';
import { type Ground, grounds } from '#shared/moderation/decision.ts';
import { groundNames } from '#shared/texts/moderation/locked.ts';
import { moderationTexts } from '#shared/texts/moderation/moderation.ts';

const choices = grounds.map((ground) => ({ value: ground, label: groundNames[ground] }));

/** What most decisions rest on. */
export const firstGround: Ground = 'terms';

type GroundChoiceProps = { ground: Ground; onChange: (ground: Ground) => void };

/** On what ground staff takes something away. */
export const GroundChoice = ({ ground, onChange }: GroundChoiceProps) => (
  <NativeSelect
    label={moderationTexts.ground}
    data={choices}
    value={ground}
    onChange={(event) => onChange(grounds.find((one) => one === event.currentTarget.value) ?? ground)}
  />
);
