'use client';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useId } from 'react';
import { joinedProps } from '../slots/joinedProps.ts';
import { Part } from '../slots/Part.tsx';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useCheckedThroughReset } from '../useControllable/useFormReset.ts';
import type { SelectorCardProps } from './SelectorCard.types.ts';
import { useSelectorCardGroup } from './SelectorCardContext.ts';
import { selectorCardStyles } from './selectorCardStyles.ts';

const Root = styled('div')(selectorCardStyles);
const Input = styled('input')({});

/**
 * Shows an option as a card with a title, an icon and a description. The whole card is clickable.
 * @throws Error outside a `SelectorCardGroup`.
 */
export const SelectorCard = forwardRef<HTMLDivElement, SelectorCardProps>(function SelectorCard(inProps, ref) {
  const { value, title, description, icon, disabled, children, slotProps, ...rest } = useThemedProps(
    'KitSelectorCard',
    inProps,
  );
  const group = useSelectorCardGroup();
  const id = useId();
  const selected = group.isSelected(value);
  const isDisabled = disabled ?? group.disabled;
  const described = description != null;
  const inputRef = useForkRef(useCheckedThroughReset(selected), slotProps?.input?.ref);
  return (
    <Root
      ref={ref}
      {...rest}
      data-selected={selected ? '' : undefined}
      data-disabled={isDisabled || group.disabled ? '' : undefined}
    >
      <Input
        {...joinedProps(slotProps?.input, {
          'aria-describedby': described ? `${id}-description` : undefined,
          onChange: () => group.press(value),
        })}
        ref={inputRef}
        aria-labelledby={`${id}-title`}
        type={group.multiple ? 'checkbox' : 'radio'}
        name={group.name}
        value={value}
        checked={selected}
        required={!group.multiple && group.required}
        disabled={isDisabled}
      />
      {icon != null && (
        <Part as="span" className="KitSelectorCard-icon" given={slotProps?.icon} aria-hidden="true">
          {icon}
        </Part>
      )}
      <div className="KitSelectorCard-text">
        <Part id={`${id}-title`} className="KitSelectorCard-title" given={slotProps?.title}>
          {title}
        </Part>
        {described && (
          <Part id={`${id}-description`} className="KitSelectorCard-description" given={slotProps?.description}>
            {description}
          </Part>
        )}
        {children}
      </div>
      <Part
        as="span"
        className="KitSelectorCard-mark"
        given={slotProps?.mark}
        data-multiple={group.multiple ? '' : undefined}
        aria-hidden="true"
      >
        <CheckOutlined />
      </Part>
    </Root>
  );
});
