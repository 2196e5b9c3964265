import { Box } from '@mantine/core';
import {
  type PictureKind,
  type ProductPicture as PictureName,
  pictureDevices,
  pictureSchemes,
  pictureSizes,
  productPictureUrl,
} from '#shared/pages/product-pictures.ts';

const onPhones = '(max-width: 30em)';
const onDesktops = '(min-width: 30.01em)';

const sizeOf = (device: PictureKind['device']) => {
  const { width, height } = pictureSizes[device];
  return { width, height };
};

/** The screen continues below the picture. */
const fadingEnd = { maskImage: 'linear-gradient(to bottom, #000 75%, transparent)' } as const;

type ProductPictureProps = { name: PictureName; isFirst?: boolean | undefined };

/** Its caption describes the picture. The browser does not load the lazy picture of the hidden scheme. */
export function ProductPicture({ name, isFirst = false }: ProductPictureProps) {
  return (
    <>
      {isFirst && <PicturePreload name={name} />}
      {pictureSchemes.map((scheme) => (
        <Box component="picture" key={scheme} lightHidden={scheme === 'dark'} darkHidden={scheme === 'light'}>
          <source media={onPhones} srcSet={productPictureUrl(name, { scheme, device: 'phone' })} {...sizeOf('phone')} />
          <Box
            component="img"
            w="100%"
            h="auto"
            bdrs="md"
            bd="1px solid var(--pg-line)"
            style={fadingEnd}
            src={productPictureUrl(name, { scheme, device: 'desktop' })}
            alt=""
            loading="lazy"
            {...sizeOf('desktop')}
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
