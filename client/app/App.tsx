import { MantineProvider } from '@mantine/core';
import { BrowserRouter } from 'react-router-dom';
import { AskHost } from '../components/ask/ask.tsx';
import { NoticeBar } from '../features/notice/notice-bar.tsx';
import { styleNonce } from '../lib/style-nonce.ts';
import { theme } from '../lib/theme/theme.ts';
import { DataProvider, type Transport } from './data-provider.tsx';
import { AppRoutes } from './routes.tsx';

type AppProps = {
  transport?: Transport;
  env?: 'default' | 'test';
};

export function App({ transport, env = 'default' }: AppProps) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce} env={env}>
      <DataProvider {...(transport && { transport })}>
        <BrowserRouter>
          <NoticeBar />
          <AppRoutes />
          <AskHost />
        </BrowserRouter>
      </DataProvider>
    </MantineProvider>
  );
}
