import { Ghost } from '../../../components/ghost/ghost.tsx';
import { outlinedResult } from './outline.ts';
import { TopFiveResult } from './top-five-result.tsx';

export function TopFiveSkeleton() {
  return (
    <Ghost>
      <TopFiveResult result={outlinedResult} />
    </Ghost>
  );
}
