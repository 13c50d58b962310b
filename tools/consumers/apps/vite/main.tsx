import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const root = document.querySelector('#root');
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={createCache({ key: 'css', nonce })}>
        <Page />
      </CacheProvider>
    </StrictMode>,
  );
}
