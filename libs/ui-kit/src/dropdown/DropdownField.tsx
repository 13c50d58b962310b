'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useId, useState, type ForwardedRef, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { ClearButton } from '../Field/ClearButton.tsx';
import { bareInputStyles, controlBoxStyles } from '../Field/controlStyles.ts';
import { Field, helpId } from '../Field/Field.tsx';
import { joinedProps } from '../slots/joinedProps.ts';
import { partProps } from '../slots/partProps.ts';
import { useFormValue } from '../FormValue/useFormValue.tsx';
import { colors } from '../theme/tokens.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import { cutOff } from '../theme/cutOff.ts';
import { useNameWarning } from '../warnings/useNameWarning.ts';
import type { DropdownChangeDetails, DropdownCommonProps } from './Dropdown.types.ts';
import { DropdownPanel } from './DropdownPanel.tsx';
import { SpokenStatus } from './SpokenStatus.tsx';
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
  /** Goes back to the start with the native form; undefined if there is nothing to go back from. */
  onReset: (() => void) | undefined;
  /** Whether the field takes text that narrows the list. */
  searchable: boolean;
  /** Offers a row for all options. */
  selectAll?: boolean;
  /** `search`: a magnifier, chips for several values, the placeholder stays while open. `select`: an arrow and a summary. */
  look: 'select' | 'search';
  /** Rows kept ready on either side of those in view. */
  overscan: number;
  /** The text of the chosen values in the closed field; empty shows the placeholder. */
  summary: (dropdown: Dropdown) => string;
  /** Gets the element that has the focus. */
  fieldRef: ForwardedRef<HTMLElement>;
  /** What is before the text: chips. */
  renderChips?: (dropdown: Dropdown) => ReactNode;
}

const Box = styled('div')({
  ...controlBoxStyles,
  '&:not([data-disabled])': { cursor: 'pointer' },
  // All but what the search needs, and apart from what is typed.
  '& .KitDropdown-chosen': {
    maxWidth: 'calc(100% - 62px)',
    paddingInlineEnd: 8,
    borderInlineEnd: `1px solid ${colors.line}`,
    ...cutOff,
  },
  '& .KitDropdown-text': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, flex: 1, minWidth: 0 },
});
const Input = styled('input')({
  ...bareInputStyles,
  minWidth: 56,
  padding: '2px 0',
  cursor: 'inherit',
  // Dragging from it selects no text.
  '&:is(div)': { ...cutOff, minWidth: 0, userSelect: 'none' },
  '&[data-empty]:not([aria-disabled])': { color: colors.textMuted },
  // After a choice the next letter replaces what was typed: it is selected, and quiet as a placeholder.
  '&[data-kept]': { '&, &::selection': { color: colors.textMuted, background: 'none' } },
});

// Stable elements, which React does not re-render.
const icons = {
  clear: <CloseOutlined />,
  search: <SearchOutlined className="KitControl-icon" />,
  select: <KeyboardArrowDownOutlined className="KitControl-icon" />,
};

/** The field, the list and the announcements of a dropdown. */
export function DropdownField(given: DropdownFieldProps): ReactElement {
  const { formValue, isOff } = useFormValue({ ...given, onFocus: () => dropdown.focus() });
  const props = isOff ? { ...given, disabled: true } : given;
  const { own, frame } = splitProps(props);
  const fallbackId = useId();
  const controlId = props.id ?? fallbackId;
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const size = useControlSize(props.size);
  const { multiple, look, values, slotProps = {} } = props;
  const ariaLabel = props.label ? undefined : (props['aria-label'] ?? props.placeholder);
  const clearable = props.clearable ?? (multiple || look === 'search');
  const fieldName = ariaLabel ?? (typeof props.label === 'string' ? props.label : '');
  const dropdown = useDropdown({
    ...props,
    clearable,
    controlId,
    ariaLabel,
    erasesLast: look === 'search',
  });
  const control = dropdown.getControlProps(slotProps.control);
  const anchorRef = useForkRef<HTMLDivElement>(setAnchor, slotProps.control?.ref);
  const chips = values.length > 0 && props.renderChips?.(dropdown);
  const { engaged, handlers } = useEngaged(props.disabled === true, anchor, dropdown.silence);
  return (
    <Field
      {...partProps(joinedProps<NonNullable<typeof slotProps.root>>(slotProps.root, handlers), props)}
      {...frame}
      controlId={controlId}
      // Like the browser for an input.
      slotProps={{ ...slotProps, label: joinedProps(slotProps.label, { onClick: dropdown.focus }) }}
    >
      <Box
        {...control}
        ref={anchorRef}
        tabIndex={engaged ? -1 : undefined}
        data-size={size}
        data-open={dropdown.isOpen || undefined}
        data-error={!!props.error || undefined}
        data-disabled={props.disabled || undefined}
      >
        <div className="KitDropdown-text">
          {chips}
          <Combobox dropdown={dropdown} props={props} controlId={controlId} own={own} />
        </div>
        {clearable && values.length > 0 && !props.disabled && (
          <ClearButton
            {...joinedProps(slotProps.clearButton, { onClick: dropdown.clear })}
            label={fieldName ? dropdown.texts.clearField(fieldName) : dropdown.texts.clear}
          >
            {icons.clear}
          </ClearButton>
        )}
        {icons[look]}
      </Box>
      {formValue}
      {dropdown.isOpen && anchor && <DropdownPanel dropdown={dropdown} anchor={anchor} field={props} />}
      {/* The live region only exists while the dropdown is focused: many live regions slow down screen readers. */}
      {engaged && <SpokenStatus dropdown={dropdown} timers={props.timers} />}
    </Field>
  );
}

interface ComboboxParts {
  dropdown: Dropdown;
  props: DropdownFieldProps;
  controlId: string;
  own: HTMLAttributes<HTMLElement>;
}

function Combobox({ dropdown, props, controlId, own }: ComboboxParts): ReactNode {
  const { multiple, searchable, look, values, renderChips, error, helperText, required } = props;
  useNameWarning(props.owner, () => document.getElementById(controlId));
  const summary = props.summary(dropdown);
  const given = props.slotProps?.input;
  const { ref: comboboxRef, ...combobox } = dropdown.getComboboxProps({
    ...joinedProps(given, own, { 'aria-describedby': helpId(controlId, error, helperText) }),
    'aria-invalid': !!error || undefined,
    'aria-required': required || undefined,
    // Names some of the "3 Selected"; chips are names themselves.
    'aria-description': values[1] && !renderChips ? values.slice(0, 5).map(dropdown.labelOf).join(', ') : undefined,
    value: summary,
  });
  const forkedRef = useForkRef(comboboxRef, props.fieldRef, given?.ref);
  if (!searchable) {
    return (
      <Input as="div" {...combobox} ref={forkedRef} data-empty={summary === '' || undefined}>
        {summary || props.placeholder || '\u00A0'}
      </Input>
    );
  }
  const searching = dropdown.isOpen && look === 'select';
  const placeholder = searching
    ? dropdown.texts.search
    : dropdown.isOpen && summary !== ''
      ? summary
      : props.placeholder;
  return (
    <>
      {searching && multiple && summary !== '' && <span className="KitDropdown-chosen">{summary}</span>}
      <Input {...combobox} ref={forkedRef} placeholder={renderChips && values.length > 0 ? undefined : placeholder} />
    </>
  );
}

/** Splits the props into those of the frame and those of the focused element, which leaves away by itself what is no attribute. */
function splitProps(props: DropdownFieldProps) {
  const {
    label,
    required,
    error,
    helperText,
    disabled,
    fullWidth,
    className: _c,
    sx: _sx,
    placeholder: _p,
    loading: _l,
    onSearch: _s,
    onOpenChange: _oc,
    value: _va,
    defaultValue: _dv,
    onValueChange: _vc,
    multiple: _m,
    values: _vs,
    onValuesChange: _ov,
    onReset: _or,
    caption: _ca,
    summary: _su,
    size: _sz,
    name: _n,
    ...own
  } = props;
  return {
    own: own as HTMLAttributes<HTMLElement>,
    frame: { label, required, error, helperText, disabled, fullWidth },
  };
}
