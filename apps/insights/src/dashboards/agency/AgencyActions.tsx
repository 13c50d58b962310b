import { Badge, Button, Tooltip } from '@agency-insights/ui-kit';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { useState } from 'react';
import { readIds, withView } from '../address/changeDashboardSearch.ts';
import type { DashboardPageState } from '../page/useDashboard.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { accountsHint } from './texts.ts';
import type { Agency } from '../../find-agencies/useAgency.ts';
import { useWords } from '../../language/useWords.ts';

export interface AgencyActionsProps {
  state: DashboardPageState;
  agencyId: number;
  /** Null while loading. */
  agency: Agency | null;
  isAccountsOpen: boolean;
  onToggleAccounts: () => void;
}

/** The buttons that only an agency's page has: comparison and accounts. */
export function AgencyActions({ state, agencyId, agency, isAccountsOpen, onToggleAccounts }: AgencyActionsProps) {
  const { params, go } = state;
  const { t } = useWords();
  const [isComparing, setComparing] = useState(false);
  const compared = readIds(params.compare_agencies);
  const checked = readIds(params.accounts).length;
  return (
    <>
      <Button
        startIcon={<CompareArrowsOutlined />}
        endIcon={compared.length > 0 ? <Badge count={compared.length} /> : undefined}
        aria-haspopup="dialog"
        aria-label={compared.length > 0 ? t('Compare {count} more', { count: compared.length }) : t('Compare')}
        disabled={agency === null}
        onClick={() => setComparing(true)}
      >
        {t('Compare')}
      </Button>
      <Tooltip describeChild title={t(accountsHint)}>
        <Button
          startIcon={<StorefrontOutlined />}
          endIcon={checked > 0 ? <Badge count={checked} /> : undefined}
          aria-expanded={isAccountsOpen}
          aria-label={checked > 0 ? t('Accounts {count} checked', { count: checked }) : t('Accounts')}
          disabled={agency === null}
          onClick={onToggleAccounts}
        >
          {t('Accounts')}
        </Button>
      </Tooltip>
      <CompareDialog
        open={isComparing}
        onClose={() => setComparing(false)}
        agencyId={agencyId}
        agencyName={agency?.name ?? ''}
        compared={compared}
        onCompare={(ids) => go(withView(params, { compare_agencies: ids.join(',') }))}
      />
    </>
  );
}
