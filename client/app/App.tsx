import { MantineProvider } from '@mantine/core';
import { BrowserRouter } from 'react-router-dom';
import { NoticeBar } from '../features/notice/notice-bar.tsx';
import { styleNonce } from '../lib/style-nonce.ts';
import { DataProvider } from './data-provider.tsx';
import { AppRoutes } from './routes.tsx';
import { theme } from './theme.ts';

export function App() {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <DataProvider>
        <BrowserRouter>
          <NoticeBar />
          <AppRoutes />
        </BrowserRouter>
      </DataProvider>
    </MantineProvider>
  );
}
