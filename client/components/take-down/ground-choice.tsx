import { NativeSelect } from '@mantine/core';
import { type Ground, grounds } from '#shared/moderation/decision.ts';
import { groundNames, moderationTexts } from '#shared/texts/moderation/moderation.ts';
import { ChoiceState } from '../ask/ask.tsx';

const choices = grounds.map((ground) => ({ value: ground, label: groundNames[ground] }));

export const defaultGround: Ground = 'terms';

export const GroundChoice = ({ onChange }: { onChange: (ground: Ground) => void }) => (
  <ChoiceState<Ground> initialValue={defaultGround} onChange={onChange}>
    {(ground, choose) => (
      <NativeSelect
        label={moderationTexts.ground}
        data={choices}
        value={ground}
        onChange={(event) => choose(grounds.find((one) => one === event.currentTarget.value) ?? ground)}
      />
    )}
  </ChoiceState>
);
