import { Button } from '@agency-insights/ui-kit';
import { useWords } from '../../language/useWords.ts';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { Head, Page, Space } from '../Page.tsx';
import { CheckSection } from './CheckSection.tsx';
import { ModelsSection } from './ModelsSection.tsx';
import { RelationshipsSection } from './RelationshipsSection.tsx';
import { relationsByType, useModels } from './useModels.ts';
import { WhoSection } from './WhoSection.tsx';

/** Who can do what and why, for administrators. */
export function AccessPage() {
  return (
    <AdministratorsOnly>
      <Access />
    </AdministratorsOnly>
  );
}

function Access() {
  const { t } = useWords();
  const relations = relationsByType(useModels().models);
  return (
    <Page>
      <Head>
        <h1>{t('Access')}</h1>
        <Space />
        <Button component={RouterLink} href="/administration/people">
          {t('People')}
        </Button>
        <Button component={RouterLink} href="/administration/audit">
          {t('Audit trail')}
        </Button>
      </Head>
      <CheckSection relations={relations} />
      <WhoSection relations={relations} />
      <RelationshipsSection relations={relations} />
      <ModelsSection />
    </Page>
  );
}
