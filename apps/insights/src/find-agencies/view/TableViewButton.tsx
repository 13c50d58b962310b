import { IconButton } from '@agency-insights/ui-kit';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { TableViewPopover, type TableViewChoicesProps } from './TableViewPopover.tsx';

/** Opens what can be chosen of the table's look: how high rows are, and sets of columns. */
export function TableViewButton(props: TableViewChoicesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { t } = useWords();
  return (
    <>
      <IconButton
        label={t('View')}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TuneOutlined />
      </IconButton>
      <TableViewPopover {...props} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
