import { Box, Text, Title } from '@mantine/core';
import type { ProductPicture as PictureName } from '#shared/pages/product-pictures.ts';
import { productPictureTexts } from '#shared/texts/pages/product-pictures.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../link-button.tsx';
import classes from './picture-story.module.css';
import { ProductPicture } from './product-picture.tsx';

const nextPaths: Record<PictureName, string> = {
  match: paths.jobs,
  result: paths.tests,
  seen: paths.privacy,
  course: paths.courses,
  board: paths.companyInfo,
};

type PictureStoryProps = { name: PictureName; isFirst?: boolean; isTurned?: boolean };

/** A picture beside its caption, on phones below it. */
export function PictureStory({ name, isFirst, isTurned = false }: PictureStoryProps) {
  const { title, text, next } = productPictureTexts.captions[name];
  return (
    <figure className={`${classes.story} ${isTurned ? classes.turned : ''}`}>
      <figcaption>
        <Title order={3} mb="xs" fz="var(--pg-step-3)" lts="-0.02em" lh={1.15}>
          {title}
        </Title>
        <Text c="dimmed" fz="lg">
          {text}
        </Text>
        <Box mt="xs" ms={-8}>
          <LinkButton to={nextPaths[name]} kind="plain">
            {next}
          </LinkButton>
        </Box>
      </figcaption>
      <div>
        <ProductPicture name={name} isFirst={isFirst} />
      </div>
    </figure>
  );
}
