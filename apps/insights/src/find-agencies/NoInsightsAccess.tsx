import { usePermissions } from '@agency-insights/auth-session/react';
import { Button, NotFound } from '@agency-insights/ui-kit';
import InsertChartOutlined from '@mui/icons-material/InsertChartOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from '../shell/RouterLink.tsx';

export interface NoInsightsAccessProps {
  /** Whether it is part of the home page, below its heading. Default false: a separate screen with a way back. */
  isHome?: boolean;
}

/** For a person who may see no line of business. */
export function NoInsightsAccess({ isHome = false }: NoInsightsAccessProps) {
  const { has } = usePermissions();
  const { t } = useWords();
  const hasBenchmarks = has('viewable:benchmarks');
  const openBenchmarks = (
    <Button variant="contained" component={RouterLink} href="/marketing/benchmarks">
      {t('Open Benchmarks')}
    </Button>
  );
  if (isHome && hasBenchmarks)
    return (
      <NotFound
        icon={<InsertChartOutlined />}
        title={t('See the market in Benchmarks')}
        description={t(
          'Premium, growth and retention by state, line, carrier and industry. To find agencies by name, ask your administrator for access to agency data.',
        )}
        action={openBenchmarks}
      />
    );
  return (
    <NotFound
      icon={<LockOutlined />}
      headingLevel={isHome ? 2 : 1}
      title={t('You do not have access to agency data')}
      description={t('You need access to personal lines, commercial lines or both. Ask your administrator for it.')}
      action={
        isHome ? undefined : hasBenchmarks ? (
          openBenchmarks
        ) : (
          <Button variant="contained" component={RouterLink} href="/">
            {t('Back to Homepage')}
          </Button>
        )
      }
    />
  );
}
