import { MantineProvider } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AskHost } from '../components/ask/ask.tsx';
import { NoticeBar } from '../features/notice/notice-bar.tsx';
import { useIsPasskeyOffered } from '../lib/passkeys/offer.ts';
import { styleNonce } from '../lib/style-nonce.ts';
import { theme } from '../lib/theme/theme.ts';
import { DataProvider, type Prefetched, type Transport } from './data-provider.tsx';
import { AppRoutes } from './routes.tsx';

const PasskeyOffer = lazy(() => import('../features/auth/passkey-offer.tsx'));

type AppProps = {
  transport?: Transport;
  prefetched?: Prefetched;
  inRouter?: (children: ReactNode) => ReactNode;
  env?: 'default' | 'test';
  /** Called once the first page handles input. */
  onReady?: () => void;
};

const inBrowserRouter = (children: ReactNode) => <BrowserRouter>{children}</BrowserRouter>;

export function App({ transport, prefetched, inRouter = inBrowserRouter, env = 'default', onReady }: AppProps) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce} env={env}>
      <DataProvider {...(transport && { transport })} {...(prefetched && { prefetched })}>
        {inRouter(
          <>
            <NoticeBar />
            <PasskeyOfferHost />
            <AppRoutes {...(onReady && { onReady })} />
            <AskHost />
          </>,
        )}
      </DataProvider>
    </MantineProvider>
  );
}

const PasskeyOfferHost = () => <Suspense fallback={null}>{useIsPasskeyOffered() ? <PasskeyOffer /> : null}</Suspense>;
