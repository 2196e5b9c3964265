import { Text, Title } from '@mantine/core';
import type { ProductPicture as PictureName } from '#shared/pages/product-pictures.ts';
import { productPictureTexts } from '#shared/texts/pages/product-pictures.ts';
import classes from './picture-story.module.css';
import { ProductPicture } from './product-picture.tsx';

type PictureStoryProps = { name: PictureName; isFirst?: boolean; isTurned?: boolean };

/** A picture beside its caption, on phones below it. */
export function PictureStory({ name, isFirst, isTurned = false }: PictureStoryProps) {
  const { title, text } = productPictureTexts.captions[name];
  return (
    <figure className={`${classes.story} ${isTurned ? classes.turned : ''}`}>
      <figcaption>
        <Title order={2} mb="xs" lts="-0.02em" lh={1.15}>
          {title}
        </Title>
        <Text c="dimmed" fz="lg">
          {text}
        </Text>
      </figcaption>
      <div>
        <ProductPicture name={name} isFirst={isFirst} />
        <Text c="dimmed" fz="sm">
          {productPictureTexts.example}
        </Text>
      </div>
    </figure>
  );
}
