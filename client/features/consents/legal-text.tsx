import { Title } from '@mantine/core';
import type { LegalSlug } from '#shared/consents/state.ts';
import { legalTexts as texts } from '#shared/texts/account/consents.ts';
import { Loaded } from '../../components/loaded.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { OnRequest } from '../../components/settings-section/settings-section.tsx';
import { formatDate } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';

type LegalTextProps = { kind: LegalSlug; document: number };

/** The text of any published version, also of one that no longer applies. */
function LegalText({ kind, document }: LegalTextProps) {
  const query = trpc.consents.text.useQuery({ kind, document }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded query={query} skeleton={<LoadingShape kind="text" />} failed={{ title: texts.textFailed }}>
      {({ title, publishedAt, intro, sections }) => (
        <section aria-label={`${title}, ${texts.version(formatDate(publishedAt))}`}>
          <Title order={3} size="h4" mb="sm">
            {title}, {texts.version(formatDate(publishedAt))}
          </Title>
          <Prose html={intro} />
          {sections.map((section) => (
            <div key={section.title}>
              <Title order={4} mt="lg" mb="xs">
                {section.title}
              </Title>
              <Prose html={section.html} />
              {section.parts.map((part) => (
                <div key={part.title}>
                  <Title order={5} mt="md" mb="xs">
                    {part.title}
                  </Title>
                  <Prose html={part.html} />
                </div>
              ))}
            </div>
          ))}
        </section>
      )}
    </Loaded>
  );
}

export const ReadOnRequest = ({ label, ...version }: LegalTextProps & { label: string }) => (
  <OnRequest label={label}>
    <LegalText {...version} />
  </OnRequest>
);
