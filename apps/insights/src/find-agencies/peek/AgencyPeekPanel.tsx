import { Button, colors, IconButton, SlideOutPanel, StatusMessage } from '@agency-insights/ui-kit';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useCommands } from '../../keyboard/CommandRegistry.ts';
import { useWords } from '../../language/useWords.ts';
import { phoneScreen } from '../../shell/phoneScreen.ts';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { agencyHref } from '../agencyAddresses.ts';
import { AgencyPeekBody } from './AgencyPeekBody.tsx';
import type { AgencyPeek } from './useAgencyPeek.ts';

const panelWidth = 400;

/** A scrolling area without focusable content: focusable, so that keys scroll it in every browser. */
const content = {
  tabIndex: 0,
  role: 'region',
  sx: { '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: '-2px' } },
};

export interface AgencyPeekPanelProps {
  peek: AgencyPeek;
  /** The query of the search that found the agency. */
  search: string;
}

/** The panel beside the results that shows one of them in short. It is not modal if there is space for both. */
export function AgencyPeekPanel({ peek, search }: AgencyPeekPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { t } = useWords();
  // Its inset is that of the filters.
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true });
  // Focused here, since a lazily loaded panel that is open from the start does not take the focus.
  useEffect(() => panel.current?.focus(), []);
  useCommands(peek.agency ? { closeAgency: peek.close } : {});
  // Keeps its content while it closes.
  const [{ agency, isOpen, isNext }, setShown] = useState({
    agency: peek.agency,
    isOpen: peek.agency !== null,
    isNext: false,
  });
  if (peek.agency !== (isOpen ? agency : null))
    setShown({ agency: peek.agency ?? agency, isOpen: peek.agency !== null, isNext: isOpen && peek.agency !== null });
  return (
    <SlideOutPanel
      ref={panel}
      open={peek.agency !== null}
      onOpenChange={peek.close}
      modal={false}
      push
      width={panelWidth}
      inset={isPhone ? 20 : 24}
      title={agency?.name}
      subtitle={agency && `${agency.city}, ${agency.state}`}
      closeLabel={t('Close agency')}
      slotProps={{ content: { ...content, 'aria-label': t('Agency summary') } }}
      headerActions={
        <>
          <IconButton label={t('Previous agency')} onClick={() => peek.step(-1)}>
            <KeyboardArrowUpOutlined />
          </IconButton>
          <IconButton label={t('Next agency')} onClick={() => peek.step(1)}>
            <KeyboardArrowDownOutlined />
          </IconButton>
        </>
      }
      footer={
        agency && (
          <Button variant="contained" fullWidth component={RouterLink} href={agencyHref(agency.id, search)}>
            {t('Open profile')}
          </Button>
        )
      }
    >
      {/* On opening, the focus moves to the panel, which has the name. */}
      <StatusMessage>{isNext ? (agency?.name ?? '') : ''}</StatusMessage>
      {agency && <AgencyPeekBody key={agency.id} agency={agency} hasDates={search.includes('effective_date=')} />}
    </SlideOutPanel>
  );
}
