import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { passkeyTexts } from '#shared/texts/auth/passkeys.ts';
import { addsPasskey, endPasskeyOffer } from '../../lib/passkeys/offer.ts';
import { paths } from '../../lib/paths.ts';

const { offer: texts } = passkeyTexts;

export default function PasskeyOffer() {
  const navigate = useNavigate();
  const accept = () => {
    endPasskeyOffer();
    void navigate(paths.account, { state: addsPasskey });
  };
  return (
    <Group
      role="region"
      aria-label={texts.label}
      gap="sm"
      justify="center"
      p="0.625rem var(--pg-gutter)"
      fz="sm"
      bg="var(--mantine-color-petrol-light)"
    >
      <Text>{texts.text}</Text>
      <Group gap="xs">
        <Button size="sm" variant="default" onClick={accept}>
          {texts.accept}
        </Button>
        <Button size="sm" variant="subtle" onClick={endPasskeyOffer}>
          {texts.dismiss}
        </Button>
      </Group>
    </Group>
  );
}
