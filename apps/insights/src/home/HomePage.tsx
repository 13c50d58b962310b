import { insightsPermissions } from '@agency-insights/auth-session';
import { usePermissions, useSession } from '@agency-insights/auth-session/react';
import { Button, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { PermissionsLoading } from '../shell/PermissionsLoading.tsx';
import { PermissionsUnknown } from '../shell/PermissionsUnknown.tsx';
import { DataSetFacts } from './DataSetFacts.tsx';
import { RouterLink } from '../shell/RouterLink.tsx';

// Loaded late, with the code that reads searches.
const HomeLists = lazyPart(async () => (await import('./HomeLists.tsx')).HomeLists);

// It comes after the figures, into a place that is kept for it.
const DataNews = lazyPart(
  async () => (await import('../find-agencies/start/DataNews.tsx')).DataNews,
  () => false,
);

// Few users see it.
const NoInsightsAccess = lazyPart(async () => (await import('../find-agencies/NoInsightsAccess.tsx')).NoInsightsAccess);

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  width: '100%',
  padding: '0 0 32px',
});
const Header = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
});
const Heading = styled('h1')({ margin: 0, fontSize: '1.5rem', fontWeight: 500, lineHeight: 1.25, color: colors.text });
const Lead = styled('p')({
  maxWidth: 640,
  margin: '8px 0 0',
  fontSize: '1rem',
  lineHeight: 1.5,
  color: colors.textMuted,
});

/** As high as its text, until it comes. */
const News = styled('div')({ minHeight: 20, marginTop: 12 });

/** The home page: the data, what users left off with, and what is new. */
export function HomePage() {
  const { status, hasAny, retry } = usePermissions();
  const { session, ended } = useSession();
  const { t } = useWords();
  if (status === 'loading') return <PermissionsLoading />;
  if (status === 'error') return <PermissionsUnknown onRetry={retry} />;
  const canSearch = hasAny(insightsPermissions);
  const name = (session ?? ended)?.user.name?.split(' ')[0];
  return (
    <Page>
      <Header>
        <div>
          <Heading>{name === undefined || name === '' ? t('Welcome') : t('Welcome, {name}', { name })}</Heading>
          {canSearch && (
            <>
              <Lead>{t('Find agencies by what they write: how much of what, where, and for which industry.')}</Lead>
              <DataSetFacts />
              <News>
                <Suspense fallback={null}>
                  <DataNews />
                </Suspense>
              </News>
            </>
          )}
        </div>
        {canSearch && (
          <Button variant="contained" component={RouterLink} href="/marketing/agencies">
            {t('Find agencies')}
          </Button>
        )}
      </Header>
      <Suspense fallback={null}>{canSearch ? <HomeLists /> : <NoInsightsAccess isHome />}</Suspense>
    </Page>
  );
}
