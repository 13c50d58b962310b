import { Button, NotFound } from '@agency-insights/ui-kit';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { useWords } from '../../language/useWords.ts';

/** For a person who may not see benchmarks. */
export function NoBenchmarksAccess() {
  const { t } = useWords();
  return (
    <NotFound
      icon={<LockOutlined />}
      title={t('You do not have access to benchmarks')}
      description={t('Ask your administrator for access to Benchmarks.')}
      headingLevel={1}
      action={
        <Button variant="contained" component={RouterLink} href="/">
          {t('Back to Homepage')}
        </Button>
      }
    />
  );
}
