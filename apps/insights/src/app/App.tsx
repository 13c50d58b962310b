import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState } from 'react';
import type { LanguageChoice } from '../language/languageChoice.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Product, type ProductProps } from './Product.tsx';

export interface AppProps extends ProductProps {
  language: LanguageChoice;
  /** The style nonce of the Content-Security-Policy; empty without a policy. */
  styleNonce: string;
}

/** The product in its theme and language. */
export function App({ language, styleNonce, ...product }: AppProps) {
  const [cache] = useState(() => createCache({ key: 'ai', nonce: styleNonce || undefined }));
  return (
    <CacheProvider value={cache}>
      <InsightsThemeProvider>
        <LanguageProvider choice={language}>
          <Product {...product} />
        </LanguageProvider>
      </InsightsThemeProvider>
    </CacheProvider>
  );
}
