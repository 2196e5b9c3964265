import type { PublishedText } from '#shared/admin/jobs.ts';
import { adminJobTexts as texts } from '#shared/texts/admin/jobs.ts';
import { DetailSection, FactGrid } from '../../components/admin-detail/admin-detail.tsx';
import { look } from '../../components/look/look.ts';
import { Prose } from '../../components/prose/prose.tsx';
import { formatDate } from '../../lib/dates.ts';

/** What applicants see, or would see if it were not taken down. */
export function JobText({ published }: { published: PublishedText | null }) {
  return (
    <DetailSection title={texts.published}>
      {published === null ? <p className={look('muted')}>{texts.notPublished}</p> : <Text published={published} />}
    </DetailSection>
  );
}

function Text({
  published: { title, description, town, questions, publishedAt, endsAt },
}: {
  published: PublishedText;
}) {
  return (
    <>
      <FactGrid
        facts={[
          [texts.publishedTitle, title],
          [texts.town, town],
          [texts.publishedAt, formatDate(publishedAt)],
          [texts.endsAt, formatDate(endsAt)],
          ...(questions.length === 0 ? [] : [[texts.questions, questions.join('\n')] as const]),
        ]}
      />
      <Prose html={description} />
    </>
  );
}
