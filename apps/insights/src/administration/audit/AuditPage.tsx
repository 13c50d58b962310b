import { saveAsDownload } from '@agency-insights/insights-api';
import type { AuditAction } from '@agency-insights/insights-api/people';
import { Button, Select, useToaster } from '@agency-insights/ui-kit';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useMemo, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { productToast } from '../../shell/productToast.ts';
import { AdministrationHead } from '../AdministrationHead.tsx';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { errorText } from '../errorText.ts';
import { FilterRow } from '../FilterRow.tsx';
import { Page } from '../Page.tsx';
import { SearchField } from '../SearchField.tsx';
import { actionNames } from '../texts.ts';
import { usePeople } from '../usePeople.ts';
import { auditQuery } from './auditQuery.ts';
import { AuditTable } from './AuditTable.tsx';

/** Days up to today. */
const periods = [1, 7, 30, 90];

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
  const [period, setPeriod] = useState<string | null>(null);
  const from = useMemo(() => startOf(period), [period]);
  const [isExporting, setExporting] = useState(false);
  const exportTrail = async () => {
    setExporting(true);
    try {
      const file = await people.exportAuditTrail(auditQuery({ action, search, from }));
      saveAsDownload(file, 'audit-trail.csv');
    } catch (error) {
      toaster.show({ ...productToast, severity: 'error', message: errorText(error, t) });
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
        <Select
          label={t('When')}
          options={periods.map((days) => ({
            value: String(days),
            label: days === 1 ? t('Today') : t('Last {count} days', { count: days }),
          }))}
          value={period}
          clearable
          fullWidth
          placeholder={t('Any')}
          onValueChange={setPeriod}
        />
      </FilterRow>
      <AuditTable {...{ action, search, from }} />
    </Page>
  );
}

/** The first moment of a number of days up to today. */
function startOf(days: string | null): string | undefined {
  if (days === null) return undefined;
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() + 1 - Number(days));
  return start.toISOString();
}
