import { look } from '../../components/look/look.ts';

/** A share from 0 to 1; its number stands beside it. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg className={look('block', 'grow', 'narrowable')} width="100%" height="12" aria-hidden="true">
      <rect fill="var(--pg-line)" y="5" width="100%" height="2" />
      <rect fill="var(--pg-person)" width={`${share * 100}%`} height="12" rx="2" />
    </svg>
  );
}

/** First, second, third and last place. */
const colours = ['var(--pg-person)', 'var(--pg-band-inner)', 'var(--pg-job)', 'var(--pg-line)'];

/** Shares that make a whole, from the left. Their numbers stand in the row. */
export function PlacesBar({ shares }: { shares: readonly number[] }) {
  const parts = shares.map((share, index) => ({
    colour: colours[index],
    share,
    from: shares.slice(0, index).reduce((sum, before) => sum + before, 0),
  }));
  return (
    <svg className={look('block')} width="100%" height="12" aria-hidden="true">
      {parts.map(({ colour, share, from }) => (
        <rect key={colour} fill={colour} x={`${from * 100}%`} width={`${share * 100}%`} height="12" />
      ))}
    </svg>
  );
}
