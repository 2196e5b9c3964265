import { Box } from '@mantine/core';
import {
  type ProductPicture as PictureName,
  pictureDevices,
  pictureSchemes,
  pictureSizeOf,
  productPictureUrl,
} from '#shared/pages/product-pictures.ts';

const onPhones = '(max-width: 30em)';
const onDesktops = '(min-width: 30.01em)';

type ProductPictureProps = { name: PictureName; isFirst?: boolean | undefined };

/** Its caption describes the picture. The browser does not load the lazy picture of the hidden scheme. */
export function ProductPicture({ name, isFirst = false }: ProductPictureProps) {
  return (
    <>
      {isFirst && <PicturePreload name={name} />}
      {pictureSchemes.map((scheme) => (
        <Box component="picture" key={scheme} lightHidden={scheme === 'dark'} darkHidden={scheme === 'light'}>
          <source
            media={onPhones}
            srcSet={productPictureUrl(name, { scheme, device: 'phone' })}
            {...pictureSizeOf(name, 'phone')}
          />
          <Box
            component="img"
            w="100%"
            h="auto"
            display="block"
            bdrs="fit"
            bd="1px solid var(--pg-line)"
            src={productPictureUrl(name, { scheme, device: 'desktop' })}
            alt=""
            loading="lazy"
            {...pictureSizeOf(name, 'desktop')}
          />
        </Box>
      ))}
    </>
  );
}

/** Lets the browser load the first picture before it knows the layout. */
function PicturePreload({ name }: { name: PictureName }) {
  return pictureDevices.flatMap((device) =>
    pictureSchemes.map((scheme) => (
      <link
        key={`${device}-${scheme}`}
        rel="preload"
        as="image"
        href={productPictureUrl(name, { scheme, device })}
        media={`${device === 'phone' ? onPhones : onDesktops} and (prefers-color-scheme: ${scheme})`}
        fetchPriority="high"
      />
    )),
  );
}
