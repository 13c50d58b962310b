import { Button, colors, IconButton, SlideOutPanel } from '@agency-insights/ui-kit';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { agencyHref } from '../agencyAddresses.ts';
import { AgencyPeekBody } from './AgencyPeekBody.tsx';
import type { AgencyPeek } from './useAgencyPeek.ts';

const panelWidth = 400;

/** It scrolls, and holds nothing that takes the focus: by this it scrolls by keys in every browser. */
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

/** The panel beside the results that shows one of them in short. It leaves the table in use where there is room for both. */
export function AgencyPeekPanel({ peek, search }: AgencyPeekPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { t } = useWords();
  // It may come after the press that opens it: a panel that is open from the start takes no focus by itself.
  useEffect(() => panel.current?.focus(), []);
  // While it closes it goes on showing what it showed.
  const [agency, setAgency] = useState(peek.agency);
  if (peek.agency !== null && peek.agency !== agency) setAgency(peek.agency);
  return (
    <SlideOutPanel
      ref={panel}
      open={peek.agency !== null}
      onOpenChange={peek.close}
      modal={false}
      push
      width={panelWidth}
      title={agency?.name}
      subtitle={agency && `${agency.city}, ${agency.state}`}
      closeLabel={t('Close agency')}
      slotProps={{ content: { ...content, 'aria-label': t('Agency in short') } }}
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
      {agency && <AgencyPeekBody key={agency.id} agency={agency} hasDates={search.includes('effective_date=')} />}
    </SlideOutPanel>
  );
}
