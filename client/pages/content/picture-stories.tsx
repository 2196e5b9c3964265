import { Box, Text } from '@mantine/core';
import { productPictures } from '#shared/pages/product-pictures.ts';
import { productPictureTexts as texts } from '#shared/texts/pages/product-pictures.ts';
import { PictureStory } from '../../components/product-picture/picture-story.tsx';

export const PictureStories = () => (
  <Box component="section" mb="xl" aria-label={texts.title}>
    {productPictures.map((name, index) => (
      <PictureStory key={name} name={name} isFirst={index === 0} isTurned={index % 2 === 1} />
    ))}
    <Text c="dimmed" fz="sm">
      {texts.note}
    </Text>
  </Box>
);
