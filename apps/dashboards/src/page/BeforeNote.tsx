import { Button } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useDashboard } from '../context/DashboardContext.ts';
import { HeaderNote } from './HeaderNote.ts';
import { t } from '../language/texts.ts';

const Hide = styled(Button)({ '@media print': { display: 'none' } });

/** Explains the ghosts, and hides them. */
export function BeforeNote(): ReactElement {
  const dashboard = useDashboard();
  return (
    <HeaderNote role="status">
      {t('Dashes, arrows and “before”: the values before the last change.')}{' '}
      <Hide size="cp" variant="text" color="secondary" onClick={() => dashboard.dispatch({ kind: 'hideBefore' })}>
        {t('Hide them')}
      </Hide>
    </HeaderNote>
  );
}
