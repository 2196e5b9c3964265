import { Box, Text, Title } from '@mantine/core';
import { useId } from 'react';
import {
  pictureSchemes,
  productPictureSize,
  productPictures,
  productPictureUrl,
} from '#shared/pages/product-pictures.ts';
import { productPictureTexts as texts } from '#shared/texts/pages/product-pictures.ts';

/** The caption says what a picture shows. The browser does not load the lazy picture of the hidden scheme. */
export function ProductPictures() {
  const titleId = useId();
  return (
    <Box component="section" mb={48} aria-labelledby={titleId}>
      <Title order={2} mb="xs" id={titleId}>
        {texts.title}
      </Title>
      <Text c="dimmed">{texts.note}</Text>
      {productPictures.map((name) => (
        <Box component="figure" key={name} m="1.5rem 0 0">
          {pictureSchemes.map((scheme) => (
            <Box
              component="img"
              key={scheme}
              w="100%"
              h="auto"
              bdrs="md"
              bd="1px solid var(--pg-line)"
              lightHidden={scheme === 'dark'}
              darkHidden={scheme === 'light'}
              src={productPictureUrl(name, scheme)}
              alt=""
              loading="lazy"
              {...productPictureSize}
            />
          ))}
          <Text component="figcaption" mt="xs">
            {texts.captions[name]}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
