import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AdminJob } from '#shared/admin/jobs.ts';
import { moderatedTexts as texts } from '#shared/texts/admin/list.ts';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { AdminDetail, DefinitionGrid, DetailSection, LoadedDetail } from '../admin-detail/admin-detail.tsx';
import type { LoadedQuery } from '../loaded.tsx';
import { DecisionList } from './decision-list.tsx';
import { TakeDownActions, type TakeDownActionsProps } from './take-down-actions.tsx';

type ModeratedRecord = Pick<
  AdminJob,
  'title' | 'isTakenDown' | 'takenDownAt' | 'createdAt' | 'updatedAt' | 'decisions'
>;

type ModeratedDetailProps<Data> = Omit<TakeDownActionsProps, 'title' | 'isTakenDown'> & {
  query: LoadedQuery<Data>;
  back: { to: string; label: string };
  recordTexts: { pageTitle: string; missing: { title: string; text: string; back: string }; untitled?: string };
  state: (data: Data) => ReactNode;
  facts: (data: Data) => ReadonlyArray<readonly [string, string]>;
  children: (data: Data) => ReactNode;
};

export function ModeratedDetail<Data extends ModeratedRecord>(props: ModeratedDetailProps<Data>) {
  const { query, back, recordTexts, state, facts, children, ...actions } = props;
  return (
    <LoadedDetail query={query} pageTitle={recordTexts.pageTitle} missing={recordTexts.missing} listAt={back.to}>
      {(data) => {
        const title = data.title || (recordTexts.untitled ?? '');
        const { isTakenDown, takenDownAt, createdAt, updatedAt, decisions } = data;
        const dates = [
          [texts.created, formatDate(createdAt)],
          [texts.changed, formatDateTime(updatedAt)],
          ...(takenDownAt === null ? [] : [[texts.takenDownAt, formatDateTime(takenDownAt)] as const]),
        ] as const;
        const buttons = <TakeDownActions title={title} isTakenDown={isTakenDown} {...actions} />;
        return (
          <AdminDetail back={back} title={title} state={state(data)} actions={buttons}>
            <DefinitionGrid facts={[...facts(data), ...dates]} />
            <DecisionList decisions={decisions} />
            {children(data)}
          </AdminDetail>
        );
      }}
    </LoadedDetail>
  );
}

type PublishedProps<Data> = { published: Data | null; emptyText: string; children: (published: Data) => ReactNode };

export const Published = <Data,>({ published, emptyText, children }: PublishedProps<Data>) => (
  <DetailSection title={texts.published}>
    {published === null ? <Text c="dimmed">{emptyText}</Text> : children(published)}
  </DetailSection>
);
