import { useWords } from '../../language/useWords.ts';
import { AdministrationHead } from '../AdministrationHead.tsx';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { Lead, Page } from '../Page.tsx';
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
      <AdministrationHead page="Access" />
      <Lead>
        {t(
          'Access comes from relationships: each says which kind of access a user has, and what it applies to. Give and take a person’s access under People; change organizations, their members and blocks here. Changes apply from the next time the person opens or loads something.',
        )}
      </Lead>
      <CheckSection relations={relations} />
      <WhoSection relations={relations} />
      <RelationshipsSection relations={relations} />
      <ModelsSection />
    </Page>
  );
}
