import { saveAsDownload } from '@agency-insights/insights-api';
import type { AuditAction } from '@agency-insights/insights-api/people';
import { Button, Select, useToaster } from '@agency-insights/ui-kit';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { errorText } from '../errorText.ts';
import { Head, Page, Space } from '../Page.tsx';
import { actionNames } from '../texts.ts';
import { usePeople } from '../usePeople.ts';
import { AuditTable } from './AuditTable.tsx';

const Filter = styled('div')({ maxWidth: 280 });
const options = Object.entries(actionNames).map(([value, label]) => ({ value, label }));

/** Who did what to whom, for administrators. */
export function AuditPage() {
  return (
    <AdministratorsOnly>
      <AuditTrail />
    </AdministratorsOnly>
  );
}

function AuditTrail() {
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
      toaster.show({ severity: 'error', message: errorText(error) });
    }
    setExporting(false);
  };
  return (
    <Page>
      <Head>
        <h1>Audit trail</h1>
        <Space />
        <Button component={RouterLink} href="/administration/people">
          People
        </Button>
        <Button startIcon={<FileDownloadOutlined />} loading={isExporting} onClick={() => void exportTrail()}>
          Export
        </Button>
      </Head>
      <Filter>
        <Select
          label="What"
          options={options}
          value={action}
          clearable
          fullWidth
          placeholder="Anything"
          onValueChange={(value) => setAction(value as AuditAction | null)}
        />
      </Filter>
      <AuditTable action={action} onSearch={setSearch} />
    </Page>
  );
}
