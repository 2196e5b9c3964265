import { NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import type { StatisticsAnswer } from '#shared/candidates/state.ts';
import { basicValueNames } from '#shared/texts/assessments/basic-values.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { dropOnUnmount, isRefused } from '../../lib/errors.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';
import { jobIdIn } from './candidate-filter.ts';
import { ShareTable } from './share-table.tsx';

const { statistics: texts } = candidateListTexts;

const groups = ['candidates', 'team'] as const;
type StatisticsGroup = (typeof groups)[number];

export default function StatisticsPage() {
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        actions={<LinkButton to={paths.company.results}>{texts.back}</LinkButton>}
      />
      <Statistics />
    </>
  );
}

function Statistics() {
  const { params, change } = useUrlParams();
  const group = groups.find((one) => one === params.get('of')) ?? 'candidates';
  const jobId = group === 'candidates' ? jobIdIn(params) : null;
  const query = trpc.candidates.statistics.useQuery({ whose: group, jobId }, dropOnUnmount);
  // The list of jobs is the same for each job, so the previous one stays while another job loads.
  const jobs = useLastValue(group === 'candidates' ? (query.data?.jobs ?? null) : null) ?? [];
  return (
    <>
      <Stack mb="lg" gap="md">
        <SegmentedControl
          maw="24rem"
          aria-label={texts.whose}
          data={groups.map((value) => ({ value, label: texts.who[value] }))}
          value={group}
          onChange={(value) => change({ of: value === 'team' ? value : '', job: '' })}
        />
        {group === 'candidates' && jobs.length > 0 && (
          <NativeSelect
            maw="24rem"
            label={texts.job}
            data={[
              { value: '', label: texts.allJobs },
              ...jobs.map(({ jobId: value, title }) => ({ value, label: title })),
            ]}
            value={jobId ?? ''}
            onChange={(event) => change({ job: event.currentTarget.value })}
          />
        )}
      </Stack>
      {query.isPending && <StatisticsSkeleton />}
      {query.isError && (query.data === undefined || isRefused(query.error)) ? (
        <ErrorState title={texts.failed} onRetry={() => void query.refetch()} />
      ) : (
        query.data !== undefined && <Figures group={group} statistics={query.data.statistics} />
      )}
    </>
  );
}

type FiguresProps = { group: StatisticsGroup; statistics: StatisticsAnswer['statistics'] };

function Figures({ group, statistics }: FiguresProps) {
  if (statistics === null) return <EmptyState title={texts.tooFew} text={texts.tooFewText[group]} />;
  const { people, skillPeople, valuePeople, skills, values } = statistics;
  return (
    <>
      <Text mb="xl" maw="44rem" c="dimmed" role="status">
        {texts.basis[group](people)} {texts.inFives}
      </Text>
      {skillPeople > 0 && (
        <ShareTable
          title={texts.skills}
          text={`${texts.skillsText} ${texts.of(skillPeople)}`}
          columns={[texts.skill, texts.skillShare]}
          rows={skills.map(({ skillId, name, share }) => ({ key: String(skillId), name, share }))}
        />
      )}
      {valuePeople > 0 && (
        <ShareTable
          title={texts.values}
          text={`${texts.valuesText} ${texts.of(valuePeople)}`}
          columns={[texts.value, texts.valueShare]}
          rows={values.map(({ value, share }) => ({ key: value, name: basicValueNames[value], share }))}
        />
      )}
    </>
  );
}

function StatisticsSkeleton() {
  return (
    <ContentSkeleton>
      <ShareTable
        title={texts.skills}
        text={texts.skillsText}
        columns={[texts.skill, texts.skillShare]}
        rows={placeholderItems(10, (index) => ({ key: `${index}`, name: placeholderText(14), share: 60 - index * 4 }))}
      />
    </ContentSkeleton>
  );
}
