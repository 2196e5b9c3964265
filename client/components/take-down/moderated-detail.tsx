import type { ReactNode } from 'react';
import type { DecisionWithNames } from '#shared/moderation/decision.ts';
import type { TakenKind } from '#shared/moderation/schema.ts';
import { moderatedTexts as texts } from '#shared/texts/admin/list.ts';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { AdminDetail, DetailOf, FactGrid } from '../admin-detail/admin-detail.tsx';
import type { LoadedQuery } from '../loaded.tsx';
import { DecisionList } from './decision-list.tsx';
import { TakeDownActions } from './take-down-actions.tsx';

type Moderated = {
  title: string;
  isTakenDown: boolean;
  takenDownAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  decisions: readonly DecisionWithNames[];
};

type ModeratedDetailProps<Data> = {
  kind: TakenKind;
  resourceId: string;
  query: LoadedQuery<Data>;
  back: { to: string; label: string };
  words: { pageTitle: string; missing: { title: string; text: string; back: string }; untitled?: string };
  state: (data: Data) => ReactNode;
  /** Before the dates that every record has. */
  facts: (data: Data) => ReadonlyArray<readonly [string, string]>;
  onChanged: () => Promise<void>;
  children: (data: Data) => ReactNode;
};

/** One record of the portal that platform admins can take down. */
export function ModeratedDetail<Data extends Moderated>(props: ModeratedDetailProps<Data>) {
  const { kind, resourceId, query, back, words, state, facts, onChanged, children } = props;
  return (
    <DetailOf query={query} pageTitle={words.pageTitle} missing={words.missing} listAt={back.to}>
      {(data) => {
        const title = data.title || (words.untitled ?? '');
        const { isTakenDown, takenDownAt, createdAt, updatedAt, decisions } = data;
        return (
          <AdminDetail
            back={back}
            title={title}
            state={state(data)}
            actions={<TakeDownActions {...{ kind, resourceId, title, isTakenDown, onChanged }} />}
          >
            <FactGrid
              facts={[
                ...facts(data),
                [texts.created, formatDate(createdAt)],
                [texts.changed, formatDateTime(updatedAt)],
                ...(takenDownAt === null ? [] : [[texts.takenDownAt, formatDateTime(takenDownAt)] as const]),
              ]}
            />
            <DecisionList decisions={decisions} />
            {children(data)}
          </AdminDetail>
        );
      }}
    </DetailOf>
  );
}
