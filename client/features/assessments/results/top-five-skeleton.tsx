import { Ghost } from '../../../components/ghost/ghost.tsx';
import { MeaningLine } from './meaning-line.tsx';
import { outlinedSkills } from './outline.ts';
import { TopFive } from './top-five.tsx';

export function TopFiveSkeleton() {
  return (
    <Ghost>
      <MeaningLine />
      <TopFive skills={outlinedSkills} />
    </Ghost>
  );
}
