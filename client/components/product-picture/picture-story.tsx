import { Box, Stack, Text, Title } from '@mantine/core';
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

type PictureStoryProps = { name: PictureName; isFirst?: boolean };

/** A picture above its caption. */
export function PictureStory({ name, isFirst }: PictureStoryProps) {
  const { title, text, next } = productPictureTexts.captions[name];
  return (
    <Stack component="figure" gap="md">
      <div className={classes.frame}>
        <ProductPicture name={name} isFirst={isFirst} />
      </div>
      <figcaption>
        <Title order={3} mb={4} fz="var(--pg-step-2)" lh={1.2}>
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        <Box ms={-8}>
          <LinkButton to={nextPaths[name]} kind="plain">
            {next}
          </LinkButton>
        </Box>
      </figcaption>
    </Stack>
  );
}
