import { Skeleton, Stack } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import classes from './catalogue.module.css';

const six = [0, 1, 2, 3, 4, 5];

/** The first cards. */
export function CatalogueSkeleton() {
  return (
    <div
      className={`${classes.cards} ${look('unlisted', 'stack', 'gap20')}`}
      role="status"
      aria-label={shellTexts.loading}
    >
      {six.map((card) => (
        <Stack
          bdrs="2rem 0.5rem 0.5rem 2rem"
          gap={0}
          key={card}
          className={look('hidden', 'narrowable', 'surface', 'line')}
        >
          <Skeleton height={72} radius={0} />
          <Stack p="1.125rem 1.5rem 1.5rem" gap={0} align="flex-start" className={look('grow')}>
            <Skeleton height={24} width={110} mb={16} />
            <Skeleton height={24} width="85%" mb={12} />
            <Skeleton height={16} mb={8} />
            <Skeleton height={16} width="60%" mb={40} />
            <Skeleton height={44} width={140} />
          </Stack>
        </Stack>
      ))}
    </div>
  );
}
