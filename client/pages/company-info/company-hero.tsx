import { Box, Group, Stack, Text } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { Mark } from '../../components/logo.tsx';
import { MainLinkButton } from '../../components/main-link/main-link-button.tsx';
import { ProductPicture } from '../../components/product-picture/product-picture.tsx';
import { companySignUpPath } from '../../lib/access.ts';
import classes from './company-hero.module.css';

const { hero } = companyInfoTexts;

export const CompanyHero = ({ featuresId }: { featuresId: string }) => (
  <Box component="section" px="var(--pg-gutter)" className={`${classes.hero} ${common.page}`}>
    <div>
      <h1 className={classes.title}>{hero.title}</h1>
      <Text maw="31rem" mt="md" mb="lg" fz="clamp(1.0625rem, 1.5vw, 1.25rem)" lh={1.5} c="dimmed">
        {hero.text}
      </Text>
      <Group grow w={{ base: '100%', sm: 'max-content' }}>
        <MainLinkButton kind="action" size="lg">
          <LinkButton to={companySignUpPath} kind="action" size="lg">
            {hero.signUp}
          </LinkButton>
        </MainLinkButton>
      </Group>
      <Text mt="xs" fz="sm" c="dimmed">
        {hero.price}
      </Text>
      <Stack component="ul" gap="xs" mt="lg" mb="sm">
        {hero.gains.map((gain) => (
          <Group component="li" gap="sm" wrap="nowrap" align="flex-start" key={gain}>
            <Mark size={20} />
            <Box flex={1}>{gain}</Box>
          </Group>
        ))}
      </Stack>
      <Box
        component="a"
        href={`#${featuresId}`}
        display="inline-block"
        py={10}
        c="bright"
        fw={600}
        className={common.link}
      >
        {hero.toFeatures}
      </Box>
    </div>
    <figure>
      <ProductPicture name="board" isFirst />
      <Box component="figcaption" mt="xs" c="dimmed" fz="sm">
        {hero.caption}
      </Box>
    </figure>
  </Box>
);
