import { Anchor, Box, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { PageStep, ShownPage } from '#shared/pages/page-content.ts';
import type { ContentPageSlug } from '#shared/pages.ts';
import { may } from '#shared/permissions.ts';
import { locale, timeZone } from '#shared/product.ts';
import { contentPageTexts as texts } from '#shared/texts/pages/content-pages.ts';
import { contentPageLabels } from '#shared/texts/pages/footer.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { Fold } from '../../components/fold/fold.tsx';
import { HyphenatedText } from '../../components/hyphenated-text/hyphenated-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { hasGuestResult } from '../../lib/tests/test-tokens.ts';
import { trpc } from '../../trpc.ts';
import { sectionsWithGaps } from './page-sections.tsx';

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });

type ContentFrameProps = {
  slug: ContentPageSlug;
  isWide?: boolean;
  /** The layout places them itself. */
  hasOwnSteps?: boolean;
  /** The layout gives its sections no ids to link to. */
  hasOwnSections?: boolean;
  children: (content: ShownPage) => ReactNode;
};

/** A guest with a result gets the way back to it instead of the test. */
export const ownStep = (step: PageStep): PageStep =>
  step.path === paths.tests && hasGuestResult() ? { label: texts.ownResult, path: paths.testResults } : step;

const withOwnSteps = <Page extends { steps: PageStep[] }>(page: Page): Page => ({
  ...page,
  steps: page.steps.map(ownStep),
});

export function ContentFrame({ slug, isWide = false, children, ...own }: ContentFrameProps) {
  const { hasOwnSteps = false, hasOwnSections = false } = own;
  const page = trpc.pages.page.useQuery({ slug }, { select: withOwnSteps });
  const title = page.data?.title ?? contentPageLabels[slug];
  usePageTitle(title);
  return (
    <Box component="article" mx="auto" maw={isWide ? undefined : 'var(--pg-reading)'}>
      {!page.isPending && (
        <Title order={1} fz="var(--pg-step-5)" lts="-0.025em" lh={1.05} mb="lg" style={{ overflowWrap: 'anywhere' }}>
          <HyphenatedText>{title}</HyphenatedText>
        </Title>
      )}
      <Loaded query={page} skeleton={<LoadingShape kind="text" />}>
        {({ updatedAt, ...content }) => (
          <>
            {content.hasGaps && <GapsNote slug={slug} sections={hasOwnSections ? [] : content.sections} />}
            {children(content)}
            {!hasOwnSteps && <NextSteps {...content} />}
            {updatedAt && (
              <Text mt={48} c="dimmed" fz="sm">
                <time dateTime={updatedAt.toISOString()}>
                  {shellTexts.contentPage.updated(longDate.format(updatedAt))}
                </time>
              </Text>
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
}

function GapsNote({ slug, sections }: { slug: ContentPageSlug; sections: ShownPage['sections'] }) {
  const session = useSession();
  const withGaps = sectionsWithGaps(sections);
  const mayFill = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <Box mb="lg" p="md" bg="var(--pg-sunken)" bdrs="fit" role="note">
      <p>{texts.gaps}</p>
      {withGaps.length > 0 && (
        <Fold title={texts.openSections}>
          <ul>
            {withGaps.map(({ title, id }) => (
              <Box component="li" key={id} py={6}>
                <Anchor href={`#${id}`} c="bright" underline="always">
                  {title}
                </Anchor>
              </Box>
            ))}
          </ul>
        </Fold>
      )}
      {mayFill && (
        <LinkButton to={`${paths.admin.settings}?tab=pages&page=${slug}`} kind="plain">
          {texts.fillGaps}
        </LinkButton>
      )}
    </Box>
  );
}

/** Leaves out the contact page if it has no address for questions. */
function NextSteps({ steps: all, contact }: Pick<ShownPage, 'steps' | 'contact'>) {
  const titleId = useId();
  const steps = contact === '' ? all.filter(({ path }) => path !== paths.contact) : all;
  if (steps.length === 0) return null;
  return (
    <Box
      component="section"
      mt={56}
      p="clamp(1.25rem, 4vw, 2rem)"
      bg="var(--pg-sunken)"
      bdrs="fit"
      aria-labelledby={titleId}
    >
      <Title order={2} size="h3" mb="md" id={titleId}>
        {texts.nextStep}
      </Title>
      <StepLinks steps={steps} />
    </Box>
  );
}

/** The first is a button, the others are plain links, whose text begins at its edge on a line of their own. */
export const StepLinks = ({ steps }: { steps: readonly PageStep[] }) => (
  <Group gap="0.75rem 1.25rem">
    {steps.map(({ label, path }, index) =>
      index === 0 ? (
        <LinkButton key={path} to={path} kind="action" size="lg">
          {label}
        </LinkButton>
      ) : (
        <Box key={path} ms={-8}>
          <LinkButton to={path} kind="plain">
            {label}
          </LinkButton>
        </Box>
      ),
    )}
  </Group>
);
