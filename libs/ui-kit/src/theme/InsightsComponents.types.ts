import type { Components, SxProps, Theme } from '@mui/material/styles';
import type { AccordionDetailsProps, AccordionProps, AccordionSummaryProps } from '../Accordion/Accordion.types.ts';
import type { AlertProps } from '../Alert/Alert.types.ts';
import type { AutocompleteProps } from '../Autocomplete/Autocomplete.types.ts';
import type { AvatarProps } from '../Avatar/Avatar.tsx';
import type { BadgeProps } from '../Badge/Badge.tsx';
import type { BannerProps } from '../Banner/Banner.types.ts';
import type { ButtonProps } from '../Button/Button.types.ts';
import type { ButtonGroupProps } from '../ButtonGroup/ButtonGroup.tsx';
import type { ButtonSectionProps } from '../ButtonSection/ButtonSection.types.ts';
import type { CheckboxProps } from '../Checkbox/Checkbox.tsx';
import type { ChipProps } from '../Chip/Chip.tsx';
import type { DatePickerProps } from '../DatePicker/DatePicker.tsx';
import type { DateRangePickerProps } from '../DateRangePicker/DateRangePicker.types.ts';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import type { DividerProps } from '../Divider/Divider.tsx';
import type { DoubleSliderProps } from '../DoubleSlider/DoubleSlider.tsx';
import type { DrawerProps } from '../Drawer/Drawer.tsx';
import type { EmbeddedContentProps } from '../EmbeddedContent/EmbeddedContent.types.ts';
import type { ErrorPageProps } from '../ErrorPage/ErrorPage.tsx';
import type { FilterDrawerProps } from '../FilterDrawer/FilterDrawer.types.ts';
import type { GridProps } from '../Grid/Grid.tsx';
import type { IconButtonProps } from '../IconButton/IconButton.tsx';
import type { InputProps } from '../Input/Input.types.ts';
import type { LinkProps } from '../Link/Link.tsx';
import type { ListItemProps, ListProps } from '../List/List.tsx';
import type { MenuProps } from '../Menu/Menu.tsx';
import type { MenuItemProps } from '../Menu/MenuItem.tsx';
import type { MultiSelectProps } from '../MultiSelect/MultiSelect.tsx';
import type { NotFoundProps } from '../NotFound/NotFound.tsx';
import type { OptionMenuProps } from '../OptionMenu/OptionMenu.types.ts';
import type { AccountMenuProps } from '../AccountMenu/AccountMenu.tsx';
import type { AppBarProps } from '../AppBar/AppBar.tsx';
import type { AppsMenuProps } from '../AppsMenu/AppsMenu.tsx';
import type { PageShellProps } from '../PageShell/PageShell.types.ts';
import type { SidebarProps } from '../Sidebar/Sidebar.tsx';
import type { PaginationProps } from '../Pagination/Pagination.tsx';
import type { PaperProps } from '../Paper/Paper.tsx';
import type { PopoverProps } from '../Popover/Popover.tsx';
import type { ProgressBarProps } from '../ProgressBar/ProgressBar.types.ts';
import type { RadioProps } from '../Radio/Radio.tsx';
import type { RadioGroupProps } from '../Radio/RadioGroup.tsx';
import type { RangeSliderDropdownProps } from '../RangeSliderDropdown/RangeSliderDropdown.types.ts';
import type { SelectProps } from '../Select/Select.tsx';
import type { SelectorCardGroupProps, SelectorCardProps } from '../SelectorCard/SelectorCard.types.ts';
import type { SkeletonProps } from '../Skeleton/Skeleton.tsx';
import type { SlideOutPanelProps } from '../SlideOutPanel/SlideOutPanel.types.ts';
import type { SliderProps } from '../Slider/Slider.types.ts';
import type { SpinnerProps } from '../Spinner/Spinner.tsx';
import type { SplitButtonProps } from '../SplitButton/SplitButton.types.ts';
import type { StatusMessageProps } from '../StatusMessage/StatusMessage.tsx';
import type { StepperProps } from '../Stepper/Stepper.types.ts';
import type { SwitchProps } from '../Switch/Switch.tsx';
import type { TextareaProps } from '../Textarea/Textarea.types.ts';
import type { TooltipProps } from '../Tooltip/Tooltip.tsx';
import type { VirtualListProps } from '../VirtualList/VirtualList.types.ts';
import type { VisuallyHiddenProps } from '../VisuallyHidden/VisuallyHidden.tsx';

/** What a theme says of one component of the kit. */
export interface KitComponentTheme<Props extends object> {
  /** Props of every instance that does not give its own. */
  defaultProps?: Partial<Props>;
  /** Styles of every instance, over the kit's own; those of an instance's `sx` win over them. */
  styleOverrides?: {
    /** The element that takes `className` and `sx`; written as `sx`, with spacing steps and theme colours. */
    root?: SxProps<Theme>;
  };
}

/** What a theme can say of the components of the kit: `Kit`, followed by the name that a component is exported under. */
export interface KitComponents {
  /** Of `Accordion`. */
  KitAccordion?: KitComponentTheme<AccordionProps>;
  /** Of `AccordionDetails`. */
  KitAccordionDetails?: KitComponentTheme<AccordionDetailsProps>;
  /** Of `AccordionSummary`. */
  KitAccordionSummary?: KitComponentTheme<AccordionSummaryProps>;
  /** Of `AccountMenu`. */
  KitAccountMenu?: KitComponentTheme<AccountMenuProps>;
  /** Of `Alert`. */
  KitAlert?: KitComponentTheme<AlertProps>;
  /** Of `AppBar`. */
  KitAppBar?: KitComponentTheme<AppBarProps>;
  /** Of `AppsMenu`. */
  KitAppsMenu?: KitComponentTheme<AppsMenuProps>;
  /** Of `Autocomplete`. */
  KitAutocomplete?: KitComponentTheme<AutocompleteProps>;
  /** Of `Avatar`. */
  KitAvatar?: KitComponentTheme<AvatarProps>;
  /** Of `Badge`. */
  KitBadge?: KitComponentTheme<BadgeProps>;
  /** Of `Banner`. */
  KitBanner?: KitComponentTheme<BannerProps>;
  /** Of `Button`. */
  KitButton?: KitComponentTheme<ButtonProps>;
  /** Of `ButtonGroup`. */
  KitButtonGroup?: KitComponentTheme<ButtonGroupProps>;
  /** Of `ButtonSection`. */
  KitButtonSection?: KitComponentTheme<ButtonSectionProps>;
  /** Of `Checkbox`. */
  KitCheckbox?: KitComponentTheme<CheckboxProps>;
  /** Of `Chip`. */
  KitChip?: KitComponentTheme<ChipProps>;
  /** Of `DatePicker`. */
  KitDatePicker?: KitComponentTheme<DatePickerProps>;
  /** Of `DateRangePicker`. */
  KitDateRangePicker?: KitComponentTheme<DateRangePickerProps>;
  /** Of `Dialog`. */
  KitDialog?: KitComponentTheme<DialogProps>;
  /** Of `Divider`. */
  KitDivider?: KitComponentTheme<DividerProps>;
  /** Of `DoubleSlider`. */
  KitDoubleSlider?: KitComponentTheme<DoubleSliderProps>;
  /** Of `Drawer`. */
  KitDrawer?: KitComponentTheme<DrawerProps>;
  /** Of `EmbeddedContent`. */
  KitEmbeddedContent?: KitComponentTheme<EmbeddedContentProps>;
  /** Of `ErrorPage`. */
  KitErrorPage?: KitComponentTheme<ErrorPageProps>;
  /** Of `FilterDrawer`. */
  KitFilterDrawer?: KitComponentTheme<FilterDrawerProps>;
  /** Of `Grid`. */
  KitGrid?: KitComponentTheme<GridProps>;
  /** Of `IconButton`. */
  KitIconButton?: KitComponentTheme<IconButtonProps>;
  /** Of `Input`. */
  KitInput?: KitComponentTheme<InputProps>;
  /** Of `Link`. */
  KitLink?: KitComponentTheme<LinkProps>;
  /** Of `List`. */
  KitList?: KitComponentTheme<ListProps>;
  /** Of `ListItem`. */
  KitListItem?: KitComponentTheme<ListItemProps>;
  /** Of `Menu`. */
  KitMenu?: KitComponentTheme<MenuProps>;
  /** Of `MenuItem`. */
  KitMenuItem?: KitComponentTheme<MenuItemProps>;
  /** Of `MultiSelect`. */
  KitMultiSelect?: KitComponentTheme<MultiSelectProps>;
  /** Of `NotFound`. */
  KitNotFound?: KitComponentTheme<NotFoundProps>;
  /** Of `OptionMenu`. */
  KitOptionMenu?: KitComponentTheme<OptionMenuProps>;
  /** Of `PageShell`. */
  KitPageShell?: KitComponentTheme<PageShellProps>;
  /** Of `Pagination`. */
  KitPagination?: KitComponentTheme<PaginationProps>;
  /** Of `Paper`. */
  KitPaper?: KitComponentTheme<PaperProps>;
  /** Of `Popover`. */
  KitPopover?: KitComponentTheme<PopoverProps>;
  /** Of `ProgressBar`. */
  KitProgressBar?: KitComponentTheme<ProgressBarProps>;
  /** Of `Radio`. */
  KitRadio?: KitComponentTheme<RadioProps>;
  /** Of `RadioGroup`. */
  KitRadioGroup?: KitComponentTheme<RadioGroupProps>;
  /** Of `RangeSliderDropdown`. */
  KitRangeSliderDropdown?: KitComponentTheme<RangeSliderDropdownProps>;
  /** Of `Select`. */
  KitSelect?: KitComponentTheme<SelectProps>;
  /** Of `SelectorCard`. */
  KitSelectorCard?: KitComponentTheme<SelectorCardProps>;
  /** Of `SelectorCardGroup`. */
  KitSelectorCardGroup?: KitComponentTheme<SelectorCardGroupProps>;
  /** Of `Sidebar`. */
  KitSidebar?: KitComponentTheme<SidebarProps>;
  /** Of `Skeleton`. */
  KitSkeleton?: KitComponentTheme<SkeletonProps>;
  /** Of `SlideOutPanel`. */
  KitSlideOutPanel?: KitComponentTheme<SlideOutPanelProps>;
  /** Of `Slider`. */
  KitSlider?: KitComponentTheme<SliderProps>;
  /** Of `Spinner`. */
  KitSpinner?: KitComponentTheme<SpinnerProps>;
  /** Of `SplitButton`. */
  KitSplitButton?: KitComponentTheme<SplitButtonProps>;
  /** Of `StatusMessage`. */
  KitStatusMessage?: KitComponentTheme<StatusMessageProps>;
  /** Of `Stepper`. */
  KitStepper?: KitComponentTheme<StepperProps>;
  /** Of `Switch`. */
  KitSwitch?: KitComponentTheme<SwitchProps>;
  /** Of `Textarea`. */
  KitTextarea?: KitComponentTheme<TextareaProps>;
  /** Of `Tooltip`. */
  KitTooltip?: KitComponentTheme<TooltipProps>;
  /** Of `VirtualList`. */
  KitVirtualList?: KitComponentTheme<VirtualListProps<unknown>>;
  /** Of `VisuallyHidden`. */
  KitVisuallyHidden?: KitComponentTheme<VisuallyHiddenProps>;
}

/** Default props and styles by component: MUI's under MUI's names, the kit's under `Kit` and their own. */
export type InsightsComponents = Components<Omit<Theme, 'components'>> & KitComponents;
