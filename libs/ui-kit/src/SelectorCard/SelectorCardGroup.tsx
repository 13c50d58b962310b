'use client';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useId, useRef } from 'react';
import { choiceHelpStyles } from '../Field/choiceStyles.ts';
import { describedBy } from '../Field/describedBy.ts';
import { partProps } from '../slots/partProps.ts';
import { colors, fontSizes } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { SelectorCardGroupProps } from './SelectorCard.types.ts';
import { SelectorCardContext } from './SelectorCardContext.ts';
import { useCardSelection } from './useCardSelection.ts';

const Root = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
const Legend = styled('legend')({
  padding: 0,
  marginBottom: 8,
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
  'fieldset:disabled > &': { color: colors.textDisabled },
});
const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(var(--kit-card-width), 100%), 1fr))',
  gap: 12,
  '&[data-error] > *': { borderColor: colors.danger },
});
const Asterisk = styled('span')({ color: colors.danger });
const Help = styled('span')({ ...choiceHelpStyles, marginTop: 6 });

/** Selects one card with arrow keys, or with `multiple` several cards with Space. */
export const SelectorCardGroup = forwardRef<HTMLFieldSetElement, SelectorCardGroupProps>(
  function SelectorCardGroup(inProps, ref) {
    const props = useThemedProps('KitSelectorCardGroup', inProps);
    const fieldset = useRef<HTMLFieldSetElement>(null);
    const forkedRef = useForkRef(fieldset, ref);
    const group = useCardSelection(props, fieldset);
    const { multiple, value, defaultValue, onValueChange, name, ...own } = props;
    const { label, children, required = false, error, helperText, minCardWidth = 220, slotProps, ...rest } = own;
    const id = useId();
    const help = typeof error === 'string' && error !== '' ? error : helperText;
    const helpId = help ? `${id}-help` : undefined;
    const cardWidth = { '--kit-card-width': `${minCardWidth}px` };
    return (
      <SelectorCardContext.Provider value={group}>
        <Root
          ref={forkedRef}
          role={group.multiple ? 'group' : 'radiogroup'}
          aria-required={(!group.multiple && required) || undefined}
          {...rest}
          {...(!group.multiple && error && { 'aria-invalid': true })}
          aria-describedby={describedBy(rest['aria-describedby'], helpId)}
        >
          {label != null && (
            <Legend {...slotProps?.label}>
              {label}
              {required && <Asterisk aria-hidden="true"> *</Asterisk>}
            </Legend>
          )}
          <Cards {...partProps(slotProps?.cards, { sx: cardWidth })} data-error={error ? '' : undefined}>
            {children}
          </Cards>
          {help && (
            <Help {...slotProps?.helperText} id={helpId} data-error={error ? '' : undefined}>
              {help}
            </Help>
          )}
        </Root>
      </SelectorCardContext.Provider>
    );
  },
);
