import type { ReactNode } from 'react';
import { may } from '#shared/permissions.ts';
import { organisationTexts, organisationSettingsTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { Loaded } from '../../components/loaded.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import type { Member } from '../../lib/member.ts';
import { trpc } from '../../trpc.ts';
import { DangerSection } from './danger-section.tsx';
import { ImprintSection } from './imprint-section.tsx';
import { MembershipSection } from './membership-section.tsx';
import { RequireOrganisation } from './require-organisation.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsView } from './settings-view.tsx';
import { AiUsageSection, StorageSection } from './storage-section.tsx';
import { VerificationSection } from './verification-section.tsx';

/** `children`: a section for owners. */
export function SettingsPage({ children }: { children: ReactNode }) {
  return (
    <RequireOrganisation title={texts.title}>
      {(viewer) => (
        <>
          <PageHeader title={texts.title} text={texts.text} />
          <Settings viewer={viewer}>{children}</Settings>
        </>
      )}
    </RequireOrganisation>
  );
}

function Settings({ viewer, children }: { viewer: Member; children: ReactNode }) {
  const current = trpc.organisations.current.useQuery();
  const verification = trpc.verification.own.useQuery();
  return (
    <Loaded
      query={current}
      isFreshOnly
      skeleton={<LoadingShape kind="form" />}
      failed={{ title: organisationTexts.loadFailed }}
    >
      {(organisation) => (
        <>
          {viewer.canManage ? (
            <SettingsForm organisation={organisation} viewer={viewer} />
          ) : (
            <SettingsView organisation={organisation} />
          )}
          {verification.data !== undefined && (
            <>
              <ImprintSection imprint={verification.data.imprint} isEditable={viewer.canManage} />
              {verification.data.isRequired && (
                <VerificationSection
                  verification={verification.data}
                  isEditable={viewer.canManage}
                  accountEmail={viewer.user.email}
                />
              )}
            </>
          )}
          {may(viewer.user, 'course.edit') && (
            <>
              <StorageSection />
              <AiUsageSection />
            </>
          )}
          <MembershipSection viewer={viewer} />
          {may(viewer.user, 'organisation.own') && children}
          <DangerSection viewer={viewer} />
        </>
      )}
    </Loaded>
  );
}
