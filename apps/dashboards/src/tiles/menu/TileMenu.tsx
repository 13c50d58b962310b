import { Divider, IconButton, Menu, MenuItem, Popover, type PopoverProps } from '@agency-insights/ui-kit';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { dataSetFact, tileFacts } from '../tileFacts.ts';
import { ExitFullScreen } from './ExitFullScreen.tsx';
import { useFullScreen } from '../useFullScreen.ts';
import { TileNotice } from './TileNotice.tsx';
import { useNotice } from './useNotice.ts';
import { useToldDialog } from './useToldDialog.ts';
import { useTileActions, type TileActionsParams } from './useTileActions.ts';
import { t } from '../../language/texts.ts';

const Separator = styled(Divider)({ margin: '4px 0' });
const About = styled('div')({ padding: 16, fontSize: '0.875rem', '& p': { margin: 0 }, '& p + p': { marginTop: 8 } });

/** Props of `TileMenu`. */
export interface TileMenuProps extends Omit<TileActionsParams, 'facts' | 'onNotice'> {
  /** The data behind the numbers, in lines. Default: those of the agency of the page. */
  facts?: readonly string[];
  /** Whether it can be shown as a table. */
  hasTable: boolean;
  /** Whether a drawing or a table is shown that can be saved as a picture. */
  hasPicture: boolean;
  showsTable: boolean;
  onShowsTableChange: (showsTable: boolean) => void;
}

/** The actions of a tile: views, downloads, and its definition. */
export function TileMenu(props: TileMenuProps): ReactElement {
  const { hasTable, hasPicture, showsTable, onShowsTableChange, ...params } = props;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState<'menu' | 'about' | null>(null);
  const [notice, setNotice] = useNotice();
  const { definition, answer, isRunning, facts = [tileFacts(answer)] } = params;
  const isFull = useFullScreen(params.card);
  useToldDialog(isFull, 'full_screen');
  useToldDialog(open === 'about', 'definition');
  const close = () => setOpen(null);
  const actions = useTileActions({ ...params, facts, onNotice: setNotice });
  const item = (label: string, act: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        close();
        act();
      }}
    >
      {label}
    </MenuItem>
  );
  return (
    <>
      {isFull && <ExitFullScreen card={params.card} focusAfter={button} />}
      <IconButton
        ref={setButton}
        label={t('Menu of {title}', { title: definition.title })}
        size="cp"
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen('menu')}
        // Below, it would cover what the tile says.
        slotProps={{ tooltip: { placement: 'top' } }}
      >
        <MoreHorizIcon />
      </IconButton>
      <Menu open={open === 'menu'} anchor={button} align="end" aria-label={definition.title} onClose={close}>
        {hasTable && item(showsTable ? t('Hide table') : t('Show table'), () => onShowsTableChange(!showsTable))}
        {actions.openFullScreen && !isFull && item(t('Full screen'), actions.openFullScreen)}
        {actions.openAsSearch && item(t('Open as search'), actions.openAsSearch)}
        {isRunning ? item(t('Stop loading'), actions.stop) : item(t('Load again'), actions.reload)}
        <Separator component="li" />
        {item(t('Download CSV'), actions.downloadCsv)}
        {item(t('Download Excel'), actions.downloadWorkbook)}
        {hasPicture && item(t('Download PNG'), actions.downloadPicture)}
        {hasPicture && actions.copyPicture && item(t('Copy image'), actions.copyPicture)}
        <Separator component="li" />
        {item(t('What is this?'), () => setOpen('about'))}
      </Menu>
      <AboutTile {...{ definition, answer, facts }} open={open === 'about'} anchor={button} onClose={close} />
      <TileNotice text={notice} anchor={button} />
    </>
  );
}

/** "What is this?": how the numbers of a tile are computed, and from which data. */
function AboutTile({
  definition,
  answer,
  facts,
  ...popover
}: Pick<TileActionsParams, 'definition' | 'answer' | 'facts'> &
  Pick<PopoverProps, 'open' | 'anchor' | 'onClose'>): ReactElement {
  return (
    <Popover {...popover} align="end" width={360} aria-label={t('What {title} is', { title: definition.title })}>
      <About tabIndex={-1}>
        <p>{definition.about}</p>
        {facts.map((fact, at) => (
          <p key={at}>{fact}</p>
        ))}
        <p>{dataSetFact(answer)}</p>
      </About>
    </Popover>
  );
}
