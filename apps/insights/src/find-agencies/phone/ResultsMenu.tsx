import { IconButton, Menu, MenuItem, StatusMessage } from '@agency-insights/ui-kit';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { useState, type RefObject } from 'react';
import { useWords } from '../../language/useWords.ts';
import { TableViewPopover, type TableViewChoicesProps } from '../view/TableViewPopover.tsx';

export interface ResultsMenuProps {
  /** How the table looks, and the ways to change that. */
  view: TableViewChoicesProps;
  exportAll: {
    label: string;
    onClick: () => void;
    loading: boolean;
    /** Description of the running export. */
    loadingLabel: string;
  };
  /** Whether rows have checkboxes. */
  isSelecting: boolean;
  onSelectingChange: (isSelecting: boolean) => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The actions of the results on a phone, in one menu: select agencies, choose the view, export. */
export function ResultsMenu({ view, exportAll, isSelecting, onSelectingChange, buttonRef }: ResultsMenuProps) {
  const { t } = useWords();
  const [opened, setOpened] = useState<{ part: 'menu' | 'view'; anchor: HTMLElement } | null>(null);
  const [wasSelecting, setWasSelecting] = useState(false);
  if (isSelecting && !wasSelecting) setWasSelecting(true);
  const close = () => setOpened(null);
  const choose = (run: () => void) => () => {
    close();
    run();
  };
  const anchorOf = (part: 'menu' | 'view') => (opened?.part === part ? opened.anchor : null);
  return (
    <>
      <StatusMessage>
        {isSelecting
          ? t('Selecting agencies: a tap on a row or Space selects it.')
          : wasSelecting
            ? t('Stopped selecting')
            : ''}
      </StatusMessage>
      <IconButton
        ref={buttonRef}
        label={t('More')}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={opened?.part === 'menu'}
        onClick={({ currentTarget }) => setOpened({ part: 'menu', anchor: currentTarget })}
      >
        <MoreVertOutlined />
      </IconButton>
      <Menu open={opened?.part === 'menu'} anchor={anchorOf('menu')} onClose={close} align="end" aria-label={t('More')}>
        <MenuItem icon={<ChecklistOutlined />} onClick={choose(() => onSelectingChange(!isSelecting))}>
          {isSelecting ? t('Stop selecting') : t('Select agencies')}
        </MenuItem>
        <MenuItem icon={<TuneOutlined />} onClick={() => setOpened((now) => now && { ...now, part: 'view' })}>
          {t('View')}
        </MenuItem>
        <MenuItem icon={<DownloadOutlined />} disabled={exportAll.loading} onClick={choose(exportAll.onClick)}>
          {exportAll.loading ? exportAll.loadingLabel : exportAll.label}
        </MenuItem>
      </Menu>
      <TableViewPopover
        {...view}
        listsColumns
        anchor={anchorOf('view')}
        onClose={() => {
          close();
          buttonRef.current?.focus();
        }}
      />
    </>
  );
}
