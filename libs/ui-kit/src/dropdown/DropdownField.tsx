'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useId, useState, type HTMLAttributes, type ReactNode } from 'react';
import { ClearButton } from '../Field/ClearButton.tsx';
import { bareInputStyles, controlBoxStyles } from '../Field/controlStyles.ts';
import { Field, helpId } from '../Field/Field.tsx';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';
import { colors } from '../theme/tokens.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import type { DropdownChangeDetails, DropdownCommonProps } from './Dropdown.types.ts';
import { DropdownPanel } from './DropdownPanel.tsx';
import type { Dropdown } from './useDropdown.types.ts';
import { useDropdown } from './useDropdown.ts';
import { useEngaged } from './useEngaged.ts';

/** Props of `DropdownField`: what the three dropdowns share, and where they differ. */
export interface DropdownFieldProps extends DropdownCommonProps {
  /** The name of the component, for the sentence about a mistake. */
  owner: string;
  /** Whether several values can be chosen. */
  multiple: boolean;
  /** What `values` came from; not for the element. */
  value?: unknown;
  /** What `values` came from; not for the element. */
  defaultValue?: unknown;
  /** What `onValuesChange` calls; not for the element. */
  onValueChange?: unknown;
  /** The chosen values. */
  values: readonly string[];
  /** Called with the new values. */
  onValuesChange: (values: string[], details: DropdownChangeDetails) => void;
  /** Whether the field takes text that narrows the list. */
  searchable: boolean;
  /** Offers a row for all options. */
  selectAll?: boolean;
  /** `search`: a magnifier, chips for several values, the placeholder stays while open. `select`: an arrow and a summary. */
  look: 'select' | 'search';
  /** Rows kept ready on either side of those in view. */
  overscan: number;
  /** What stands in the closed field for the chosen values; empty shows the placeholder. */
  summary: (dropdown: Dropdown) => string;
  /** What stands before the text: chips. */
  renderChips?: (dropdown: Dropdown) => ReactNode;
}

const Box = styled('div')({
  ...controlBoxStyles,
  '&:not([data-disabled])': { cursor: 'pointer' },
  '& .KitDropdown-summary, & .KitDropdown-chosen': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .KitDropdown-summary': {
    flex: '1 1 0',
    minWidth: 0,
    outline: 'none',
    padding: '2px 0',
    // A press that is drawn away from it marks no text.
    userSelect: 'none',
    '&[data-empty]': { color: colors.textMuted },
  },
  '&[data-disabled] .KitDropdown-summary': { color: colors.textDisabled, cursor: 'not-allowed' },
  // All but what the search needs.
  '& .KitDropdown-chosen': { maxWidth: 'calc(100% - 62px)' },
  '& .KitDropdown-text': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, flex: 1, minWidth: 0 },
});
const BareInput = styled('input')({ ...bareInputStyles, minWidth: 56, padding: '2px 0', cursor: 'inherit' });

// The same elements each time: React then leaves them as they are.
const icons = {
  clear: <CloseOutlined />,
  search: <SearchOutlined className="KitControl-icon" />,
  select: <KeyboardArrowDownOutlined className="KitControl-icon" />,
};

/** The field, the list and the announcements of a dropdown. The ref goes to the element that has the focus. */
export const DropdownField = forwardRef<HTMLElement, DropdownFieldProps>(function DropdownField(props, ref) {
  const { own, frame } = splitProps(props);
  const fallbackId = useId();
  const controlId = props.id ?? fallbackId;
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const size = useControlSize(props.size);
  const { multiple, look, values } = props;
  const ariaLabel = props.label == null || props.label === '' ? (props['aria-label'] ?? props.placeholder) : undefined;
  const clearable = props.clearable ?? (multiple || look === 'search');
  const dropdown = useDropdown({
    ...props,
    clearable,
    controlId,
    ariaLabel,
    clearTermOnSelect: look === 'search',
  });
  const control = dropdown.getControlProps(props.slotProps?.control);
  const chips = props.renderChips && values.length > 0 ? props.renderChips(dropdown) : null;
  const open = dropdown.isOpen && !props.disabled;
  const { engaged, handlers } = useEngaged();
  return (
    <Field {...frame} {...handlers} controlId={controlId}>
      <Box
        {...control}
        ref={setAnchor}
        data-size={size}
        data-open={open || undefined}
        data-error={props.error ? '' : undefined}
        data-disabled={props.disabled || undefined}
      >
        <div className="KitDropdown-text">
          {chips}
          <Combobox {...{ dropdown, props, controlId, own }} inputRef={ref} />
        </div>
        {clearable && values.length > 0 && !props.disabled && (
          <ClearButton label="Clear selection" onClick={dropdown.clear}>
            {icons.clear}
          </ClearButton>
        )}
        {icons[look]}
      </Box>
      {open && anchor && <DropdownPanel {...{ dropdown, anchor }} field={props} />}
      {/* Only the dropdown in use speaks, from the focus on: a form full of empty live regions would burden screen readers. */}
      {engaged && <StatusMessage>{dropdown.statusText}</StatusMessage>}
    </Field>
  );
});

interface ComboboxParts {
  dropdown: Dropdown;
  props: DropdownFieldProps;
  controlId: string;
  own: HTMLAttributes<HTMLElement>;
  inputRef: React.ForwardedRef<HTMLElement>;
}

function Combobox({ dropdown, props, controlId, own, inputRef }: ComboboxParts): ReactNode {
  const { multiple, searchable, look, values, error, helperText, required } = props;
  const summary = props.summary(dropdown);
  const aria = {
    'aria-describedby': helpId(controlId, error, helperText),
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  const { ref: comboboxRef, ...combobox } = dropdown.getComboboxProps({ ...own, ...aria, value: summary });
  const forkedRef = useForkRef(comboboxRef, inputRef);
  if (!searchable) {
    return (
      <div
        {...(combobox as HTMLAttributes<HTMLDivElement>)}
        ref={forkedRef}
        className="KitDropdown-summary"
        data-empty={summary === '' || undefined}
      >
        {summary === '' ? props.placeholder || '\u00A0' : summary}
      </div>
    );
  }
  const searching = dropdown.isOpen && look === 'select';
  const placeholder = searching ? 'Search...' : dropdown.isOpen && summary !== '' ? summary : props.placeholder;
  return (
    <>
      {searching && multiple && summary !== '' && <span className="KitDropdown-chosen">{summary}</span>}
      <BareInput
        {...combobox}
        ref={forkedRef}
        placeholder={look === 'search' && multiple && values.length > 0 ? undefined : placeholder}
      />
    </>
  );
}

/** Splits the props into those of the focused element and of the frame. */
function splitProps(props: DropdownFieldProps) {
  const {
    label,
    required,
    error,
    helperText,
    disabled,
    fullWidth,
    className,
    sx,
    id: _id,
    options: _o,
    placeholder: _p,
    loading: _l,
    emptyText: _e,
    caseInsensitive: _c,
    allowCustom: _a,
    onSearch: _s,
    isSearchValid: _v,
    searchDebounceMs: _d,
    getValueLabel: _g,
    onOpenChange: _oc,
    clearable: _cl,
    slotProps: _sp,
    timers: _t,
    owner: _ow,
    value: _va,
    defaultValue: _dv,
    onValueChange: _vc,
    multiple: _m,
    values: _vs,
    onValuesChange: _ov,
    searchable: _se,
    selectAll: _sa,
    look: _lk,
    overscan: _os,
    summary: _su,
    renderChips: _rc,
    size: _sz,
    ...own
  } = props;
  return {
    own: own as HTMLAttributes<HTMLElement>,
    frame: { label, required, error, helperText, disabled, fullWidth, className, sx },
  };
}
