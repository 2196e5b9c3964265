import { Box } from '@mantine/core';

/** `share`: 0 to 1. */
export function ShareBar({ share }: { share: number }) {
  return (
    <Box component="svg" display="block" flex={1} miw={0} width="100%" height="12" aria-hidden="true">
      <rect fill="var(--pg-line)" y="5" width="100%" height="2" />
      <rect fill="var(--pg-mark-round)" width={`${share * 100}%`} height="12" rx="2" />
    </Box>
  );
}

const colours = ['var(--pg-mark-round)', 'var(--pg-band-inner)', 'var(--pg-job)', 'var(--pg-line)'];

export function PlacesBar({ shares }: { shares: readonly number[] }) {
  const segments = shares.map((share, index) => ({
    colour: colours[index],
    share,
    from: shares.slice(0, index).reduce((sum, before) => sum + before, 0),
  }));
  return (
    <Box component="svg" display="block" width="100%" height="12" aria-hidden="true">
      {segments.map(({ colour, share, from }) => (
        <rect key={colour} fill={colour} x={`${from * 100}%`} width={`${share * 100}%`} height="12" />
      ))}
    </Box>
  );
}
