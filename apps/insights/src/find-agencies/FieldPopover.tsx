import { FormRenderer, useFilterFormStatus } from '@agency-insights/form-renderer';
import type { FilterChip } from '@agency-insights/form-renderer/filters';
import type { Filters } from '@agency-insights/insights-api';
import { Button, colors, Popover } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { applyByKey } from './applyByKey.ts';
import { customComponents, sortFunctions } from './customComponents.ts';
import { AgencyNamePicker } from './lateParts.ts';
import { useAgencyCount } from './useAgencyCount.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';
import { useOptionCounts } from './useOptionCounts.ts';
import { useDraftFilters, usePanelForm } from './useSearchForm.ts';

const Body = styled('div')({ display: 'grid', gap: 16, padding: 16 });
const Form = styled('form')({ display: 'contents' });
const Footer = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Count = styled('span')({
  flex: 1,
  fontSize: '0.75rem',
  color: colors.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** A chip whose field is open, and the button that it hangs from. */
export interface OpenedChip {
  chip: FilterChip;
  button: HTMLElement;
}

export interface FieldPopoverProps {
  /** Null: it is closed. */
  opened: OpenedChip | null;
  state: FindAgenciesState;
  onClose: () => void;
}

/** The field of one filter, below its chip: it takes the focus, and returns it to the chip. */
export function FieldPopover({ opened, state, onClose }: FieldPopoverProps) {
  const { t } = useWords();
  // Its code may arrive once the person is elsewhere.
  const [lateChip] = useState(() => (opened && !isAtRest(opened.button) ? opened : null));
  const isOpen = opened !== null && opened !== lateChip;
  useEffect(() => {
    if (opened !== null && !isOpen) onClose();
  }, [opened, isOpen, onClose]);
  return (
    <Popover
      open={isOpen}
      anchor={opened?.button.parentElement ?? null}
      onClose={onClose}
      width={340}
      aria-label={t('Change {filter}', { filter: opened?.chip.label ?? '' })}
    >
      {isOpen && <FieldOf fieldId={opened.chip.fieldId} {...{ state, onClose }} />}
    </Popover>
  );
}

/** Whether the focus is on a button, or nowhere: Safari does not focus a clicked button. */
function isAtRest(button: HTMLElement): boolean {
  return [button, document.body].includes(document.activeElement as HTMLElement);
}

interface FieldOfProps extends Pick<FieldPopoverProps, 'state' | 'onClose'> {
  fieldId: string;
}

function FieldOf({ fieldId, state, onClose }: FieldOfProps) {
  const body = useRef<HTMLDivElement>(null);
  // A field that still loads passes the focus on to its control.
  useEffect(() => {
    const first = (selector: string) => body.current?.querySelector<HTMLElement>(selector);
    (
      first('input:not([type="range"]), [role="combobox"]') ?? first(':is(button, [tabindex]):not([data-about])')
    )?.focus();
  }, []);
  return (
    <Body ref={body}>
      {fieldId === 'agency_name' ? (
        // The toolbar has loaded it already.
        <Suspense fallback={null}>
          <AgencyNamePicker
            filters={state.agencyNameFilters}
            otherFilters={state.sidebarFilters}
            showsAll
            onChange={state.applyNameFilters}
          />
        </Suspense>
      ) : (
        <PanelField {...{ fieldId, state, onClose }} />
      )}
    </Body>
  );
}

/** A field of the panel with its own draft: the draft of the panel stays unchanged. */
function PanelField({ fieldId, state, onClose }: FieldOfProps) {
  const { gateways, logger } = useServices();
  const { t, formatCountOf } = useWords();
  const form = usePanelForm(state.sidebarFilters);
  const { settling, dirty, valid } = useFilterFormStatus(form);
  const filters: Filters = { ...useDraftFilters(form, state.currentFilters), ...state.agencyNameFilters };
  const count = useAgencyCount(filters);
  const optionCounts = useOptionCounts(state.agencyNameFilters.agency_name);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!form.validate()) return;
    // Returns the focus to the chip before its filter may be removed.
    flushSync(onClose);
    state.changeFilters(filters);
  };
  return (
    <Form noValidate onSubmit={apply} onKeyDown={applyByKey}>
      <FormRenderer {...{ form, fieldId, gateways, customComponents, sortFunctions, optionCounts, logger }} />
      <Footer>
        <Count role="status">{count !== null && formatCountOf(count, 'agency', 'agencies')}</Count>
        <Button variant="text" onClick={onClose}>
          {t('Cancel')}
        </Button>
        {/* A box that holds no number: Apply says so. */}
        <Button data-applies type="submit" variant="contained" aria-disabled={settling || (!dirty && valid)}>
          {t('Apply')}
        </Button>
      </Footer>
    </Form>
  );
}
