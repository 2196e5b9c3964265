import { Box, Button, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { isLegalSlug, type OwnConsent } from '#shared/consents/state.ts';
import { legalTexts, consentTexts as texts } from '#shared/texts/account/consents.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { ReadOnRequest } from './legal-text.tsx';
import { useWithdraw } from './use-withdraw.ts';

const useConsents = (part: 'current' | 'ended') =>
  trpc.consents.page.useInfiniteQuery({ part }, { getNextPageParam: ({ nextCursor }) => nextCursor });

/** The page 'Wer sieht mich' has the only control of these consents, because it shows their content. */
const placeOf: Partial<Record<OwnConsent['kind'], string>> = {
  release: paths.releases,
  beingFound: paths.talentPool,
};

const nameOf = ({ kind, company }: OwnConsent): string =>
  company === null ? texts.kinds[kind] : texts.named(texts.kinds[kind], company);

export function CurrentConsents() {
  const list = useConsents('current');
  const section = useRef<HTMLElement>(null);
  const { withdraw, failed, undoFailure, pendingId } = useWithdraw(() => section.current?.focus());
  return (
    <Box component="section" ref={section} tabIndex={-1} aria-label={texts.current} mt="xl">
      <Title order={2} size="h3" mb="sm">
        {texts.current}
      </Title>
      <FormError message={undoFailure} />
      <PagedList
        list={list}
        itemsOf={({ consents }) => consents}
        texts={texts}
        skeleton={<LoadingShape kind="cards" />}
        empty={
          <Text c="dimmed">
            {texts.none} {texts.noneText}
          </Text>
        }
      >
        {(consents) => (
          <Box component="ul" aria-label={texts.current}>
            {consents.map((consent) => (
              <ConsentRow key={consent.consentId} consent={consent}>
                <EndAction
                  consent={consent}
                  isBusy={pendingId === consent.consentId}
                  onWithdraw={() => withdraw(consent)}
                />
                <FormError message={failed?.consentId === consent.consentId ? failed.message : null} />
              </ConsentRow>
            ))}
          </Box>
        )}
      </PagedList>
    </Box>
  );
}

type EndActionProps = { consent: OwnConsent; isBusy: boolean; onWithdraw: () => void };

function EndAction({ consent, isBusy, onWithdraw }: EndActionProps) {
  const place = placeOf[consent.kind];
  if (place !== undefined)
    return (
      <LinkButton to={place} label={texts.changeNamed(nameOf(consent))}>
        {texts.change}
      </LinkButton>
    );
  return (
    <Button variant="default" aria-label={texts.withdrawNamed(nameOf(consent))} loading={isBusy} onClick={onWithdraw}>
      {texts.withdraw}
    </Button>
  );
}

export function FormerConsents() {
  const list = useConsents('ended');
  return (
    <PagedList list={list} itemsOf={({ consents }) => consents} texts={texts} skeleton={null} empty={<div />}>
      {(consents) => (
        <Box component="section" aria-label={texts.former} mt="xl">
          <Title order={2} size="h3" mb="sm">
            {texts.former}
          </Title>
          <Box component="ul" aria-label={texts.former}>
            {consents.map((consent) => (
              <ConsentRow key={consent.consentId} consent={consent}>
                {isLegalSlug(consent.kind) && consent.document !== null && (
                  <ReadOnRequest
                    label={legalTexts.readVersion(texts.kinds[consent.kind])}
                    kind={consent.kind}
                    document={consent.document}
                  />
                )}
              </ConsentRow>
            ))}
          </Box>
        </Box>
      )}
    </PagedList>
  );
}

type ConsentRowProps = { consent: OwnConsent; children: ReactNode };

function ConsentRow({ consent, children }: ConsentRowProps) {
  const { wording, end } = consent;
  const isDeclined = end?.as === 'declined';
  return (
    <Group component="li" gap="0.75rem 2rem" justify="space-between" py="md" className={common.lineTop}>
      <Box flex="1 1 20rem" miw={0} maw="42rem">
        <Text fw={650} className={common.anywhere}>
          {nameOf(consent)}
        </Text>
        <Text fz="sm" className={common.anywhere}>
          {texts.quoted(wording)}
        </Text>
        <Text c="dimmed" fz="sm" className={common.numbers}>
          {!isDeclined && givenText(consent)} {end !== null && texts.ended(end.as, formatDate(end.at))}
        </Text>
      </Box>
      {children}
    </Group>
  );
}

function givenText({ kind, document, version, givenAt }: OwnConsent): string {
  const date = formatDate(givenAt);
  return isLegalSlug(kind) && document !== null ? legalTexts.agreed(kind, date, document) : texts.given(date, version);
}
