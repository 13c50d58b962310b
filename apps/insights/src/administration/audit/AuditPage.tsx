import { saveAsDownload } from '@agency-insights/insights-api';
import type { AuditAction } from '@agency-insights/insights-api/people';
import { Button, Select, useToaster } from '@agency-insights/ui-kit';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { AdministrationHead } from '../AdministrationHead.tsx';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { errorText } from '../errorText.ts';
import { FilterRow } from '../FilterRow.tsx';
import { Page } from '../Page.tsx';
import { SearchField } from '../SearchField.tsx';
import { actionNames } from '../texts.ts';
import { usePeople } from '../usePeople.ts';
import { AuditTable } from './AuditTable.tsx';

/** Who did what to whom, for administrators. */
export function AuditPage() {
  return (
    <AdministratorsOnly>
      <AuditTrail />
    </AdministratorsOnly>
  );
}

function AuditTrail() {
  const { t } = useWords();
  const people = usePeople();
  const toaster = useToaster();
  const [action, setAction] = useState<AuditAction | null>(null);
  const [search, setSearch] = useState('');
  const [isExporting, setExporting] = useState(false);
  const exportTrail = async () => {
    setExporting(true);
    try {
      const file = await people.exportAuditTrail({
        ...(action !== null && { action }),
        ...(search !== '' && { search }),
      });
      saveAsDownload(file, 'audit-trail.csv');
    } catch (error) {
      toaster.show({ severity: 'error', message: errorText(error, t) });
    }
    setExporting(false);
  };
  return (
    <Page>
      <AdministrationHead page="Audit trail">
        <Button startIcon={<FileDownloadOutlined />} loading={isExporting} onClick={() => void exportTrail()}>
          {t('Export')}
        </Button>
      </AdministrationHead>
      <FilterRow role="search" aria-label={t('Audit trail')}>
        <SearchField
          value={search}
          onSearch={(text) => setSearch(text.trim())}
          placeholder={t('Who or whom, by email')}
        />
        <Select
          label={t('What')}
          options={Object.entries(actionNames).map(([value, label]) => ({ value, label: t(label) }))}
          value={action}
          clearable
          fullWidth
          placeholder={t('Anything')}
          onValueChange={(value) => setAction(value as AuditAction | null)}
        />
      </FilterRow>
      <AuditTable action={action} search={search} />
    </Page>
  );
}
