import { Text } from '@mantine/core';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { foundingTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { GateLayout } from '../../app/layouts/gate-layout.tsx';
import common from '../../components/common.module.css';
import { EmptyIllustration } from '../../components/illustrations/illustrations.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { RemainingCertificates } from '../../features/learning/remaining-certificates.tsx';
import { FoundingForm } from '../../features/organisations/founding-form.tsx';

export function FoundingPage({ suggestion, user }: { suggestion: string; user: SessionUser }) {
  usePageTitle(texts.pageTitle);
  return (
    <GateLayout user={user} picture={<EmptyIllustration />} title={texts.title} text={texts.text}>
      <FoundingForm suggestion={suggestion} />
      <Text mt={40} pt="lg" c="dimmed" className={common.lineTop}>
        {texts.invited}
      </Text>
      <RemainingCertificates />
    </GateLayout>
  );
}
