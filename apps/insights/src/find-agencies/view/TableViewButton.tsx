import { Button, Tooltip } from '@agency-insights/ui-kit';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { iconAlone } from '../toolbarRoom.ts';
import { TableViewPopover, type TableViewChoicesProps } from './TableViewPopover.tsx';

/** In the same chunk, as they name the visible columns. */
export { HiddenColumnsNote } from './HiddenColumnsNote.tsx';
export { PrintedPage } from './PrintedPage.tsx';

export interface TableViewButtonProps extends TableViewChoicesProps {
  /** Little room: shows the icon alone. */
  compact: boolean;
}

/** Opens what can be chosen of the table's look: how high rows are, and sets of columns. */
export function TableViewButton({ compact, ...choices }: TableViewButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { t } = useWords();
  const open = {
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      <Tooltip title={compact ? t('View') : ''} describeChild={false}>
        <Button startIcon={<TuneOutlined />} aria-label={t('View')} sx={compact ? iconAlone : undefined} {...open}>
          {!compact && t('View')}
        </Button>
      </Tooltip>
      <TableViewPopover {...choices} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
