export { createInsightsTheme } from './theme/createInsightsTheme.ts';
export type { InsightsTheme, InsightsThemeExtras, InsightsThemeOptions } from './theme/createInsightsTheme.ts';
export type { InsightsComponents, KitComponents, KitComponentTheme } from './theme/InsightsComponents.types.ts';
export { InsightsThemeProvider } from './theme/InsightsThemeProvider.tsx';
export type { InsightsThemeProviderProps } from './theme/InsightsThemeProvider.tsx';
export { darkPalette, highContrastPalette, lightPalette } from './theme/palette.ts';
export type { KitPalette } from './theme/palette.ts';
export { createBrandTheme } from './theme/brand/createBrandTheme.ts';
export type { BrandChange, BrandOptions, BrandTheme } from './theme/brand/createBrandTheme.ts';
export type { BrandColors } from './theme/brand/brandPalette.ts';
export type { BrandMuiOptions } from './theme/createInsightsTheme.ts';
export { designTokens, designTokensCss } from './theme/brand/designTokens.ts';
export type { DesignToken, DesignTokenGroup } from './theme/brand/designTokens.ts';
export { LocaleProvider } from './locale/LocaleProvider.tsx';
export type { LocaleProviderProps } from './locale/LocaleProvider.tsx';
export { useLocale, useTexts } from './locale/LocaleContext.ts';
export { useFormReset } from './useControllable/useFormReset.ts';
export type { LocaleTexts } from './locale/LocaleContext.ts';
export { numberText } from './locale/numberText.ts';
export { parseNumber, typedNumber } from './locale/parseNumber.ts';
export { pluralOf } from './locale/pluralOf.ts';
export type { PluralForms } from './locale/pluralOf.ts';
export type {
  AlertTexts,
  ButtonSectionTexts,
  ChipsTexts,
  CommonTexts,
  DropdownTexts,
  ErrorPageTexts,
  FilterDrawerTexts,
  KitTexts,
  OtherTexts,
  PaginationTexts,
  RangeTexts,
  ShellTexts,
  StepperTexts,
} from './locale/KitTexts.types.ts';
export { cutOff } from './theme/cutOff.ts';
export type { TokenVariables } from './theme/tokenVariables.ts';
export { colors, controlHeights, corners, controlSizes, fontSizes, layers, radius } from './theme/tokens.ts';
export type { ControlSize, Density } from './theme/tokens.ts';
export { useControlSize, useInsightsTheme } from './theme/useInsightsTheme.ts';
export { Button } from './Button/Button.tsx';
export type { ButtonColor, ButtonProps, ButtonVariant } from './Button/Button.types.ts';
export { IconButton } from './IconButton/IconButton.tsx';
export type { IconButtonProps } from './IconButton/IconButton.tsx';
export { ButtonGroup } from './ButtonGroup/ButtonGroup.tsx';
export type { ButtonGroupProps } from './ButtonGroup/ButtonGroup.tsx';
export { SplitButton } from './SplitButton/SplitButton.tsx';
export type {
  SplitButtonAlternative,
  SplitButtonMenuDetails,
  SplitButtonProps,
} from './SplitButton/SplitButton.types.ts';
export { Input } from './Input/Input.tsx';
export type { InputChangeDetails, InputProps } from './Input/Input.types.ts';
export { Textarea } from './Textarea/Textarea.tsx';
export type { TextareaChangeDetails, TextareaProps } from './Textarea/Textarea.types.ts';
export type { FieldProps } from './Field/Field.types.ts';
export type { SlotProps } from './slots/SlotProps.ts';
export type { Option, OptionObject } from './dropdown/Option.ts';
export { optionLabel, optionValue } from './dropdown/Option.ts';
export type {
  DropdownChangeDetails,
  DropdownCommonProps,
  DropdownOpenDetails,
  DropdownSlotProps,
  DropdownTimers,
} from './dropdown/Dropdown.types.ts';
export { useDropdown } from './dropdown/useDropdown.ts';
export type { ComboboxItem, ComboboxProps } from './dropdown/useCombobox.types.ts';
export type { Dropdown, DropdownParams } from './dropdown/useDropdown.types.ts';
export { allOptionsLabel, allOptionsValue } from './dropdown/dropdownRows.ts';
export { Select } from './Select/Select.tsx';
export type { SelectProps } from './Select/Select.tsx';
export { MultiSelect } from './MultiSelect/MultiSelect.tsx';
export type { MultiSelectProps } from './MultiSelect/MultiSelect.tsx';
export { OptionMenu } from './OptionMenu/OptionMenu.tsx';
export type { OptionMenuChangeDetails, OptionMenuOpenDetails, OptionMenuProps } from './OptionMenu/OptionMenu.types.ts';
export { VirtualList } from './VirtualList/VirtualList.tsx';
export type { VirtualListProps } from './VirtualList/VirtualList.types.ts';
export { Autocomplete } from './Autocomplete/Autocomplete.tsx';
export type {
  AutocompleteProps,
  AutocompleteSlotProps,
  MultipleAutocompleteProps,
  SingleAutocompleteProps,
} from './Autocomplete/Autocomplete.types.ts';
export { Dialog } from './Dialog/Dialog.tsx';
export type { DialogCloseDetails, DialogProps, DialogType } from './Dialog/Dialog.tsx';
export { Drawer } from './Drawer/Drawer.tsx';
export type { DrawerCloseDetails, DrawerProps } from './Drawer/Drawer.tsx';
export { FilterDrawer } from './FilterDrawer/FilterDrawer.tsx';
export type { FilterDrawerCloseDetails, FilterDrawerProps } from './FilterDrawer/FilterDrawer.types.ts';
export { SlideOutPanel } from './SlideOutPanel/SlideOutPanel.tsx';
export type { SlideOutPanelDetails, SlideOutPanelProps } from './SlideOutPanel/SlideOutPanel.types.ts';
export { Pagination } from './Pagination/Pagination.tsx';
export type { PageChangeDetails, PageSizeChangeDetails, PaginationProps } from './Pagination/Pagination.tsx';
export { ToasterProvider } from './Toaster/ToasterProvider.tsx';
export type { ToasterProviderProps } from './Toaster/ToasterProvider.tsx';
export { useToaster } from './Toaster/ToasterContext.ts';
export type { Toaster } from './Toaster/ToasterContext.ts';
export type { ToastOptions, ToastPosition } from './Toaster/toastQueue.ts';
export { Alert } from './Alert/Alert.tsx';
export type { AlertAction, AlertOpenChangeDetails, AlertProps, AlertSeverity } from './Alert/Alert.types.ts';
export type { AlertTimers } from './Alert/useAlertTimer.ts';
export { Banner } from './Banner/Banner.tsx';
export type { BannerOpenChangeDetails, BannerProps } from './Banner/Banner.types.ts';
export { ProgressBar } from './ProgressBar/ProgressBar.tsx';
export type { ProgressBarProps } from './ProgressBar/ProgressBar.types.ts';
export { Stepper } from './Stepper/Stepper.tsx';
export type { Step, StepChangeDetails, StepperProps, StepState } from './Stepper/Stepper.types.ts';
export { Tooltip } from './Tooltip/Tooltip.tsx';
export type { TooltipProps } from './Tooltip/Tooltip.tsx';
export { TooltipSurface } from './Tooltip/TooltipSurface.tsx';
export type { TooltipSurfaceProps } from './Tooltip/TooltipSurface.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export type { SpinnerProps } from './Spinner/Spinner.tsx';
export { StatusMessage } from './StatusMessage/StatusMessage.tsx';
export type { StatusMessageProps } from './StatusMessage/StatusMessage.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
export type { VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { Link } from './Link/Link.tsx';
export type { LinkProps } from './Link/Link.tsx';
export { Avatar } from './Avatar/Avatar.tsx';
export type { AvatarProps, AvatarSize } from './Avatar/Avatar.tsx';
export { initials } from './Avatar/initials.ts';
export { Divider } from './Divider/Divider.tsx';
export type { DividerProps } from './Divider/Divider.tsx';
export { Menu } from './Menu/Menu.tsx';
export type { MenuProps } from './Menu/Menu.tsx';
export { MenuItem } from './Menu/MenuItem.tsx';
export type { MenuItemProps } from './Menu/MenuItem.tsx';
export type { HangingCloseDetails } from './Popover/hanging.ts';
export { Popover } from './Popover/Popover.tsx';
export type { PopoverProps } from './Popover/Popover.tsx';
export { PageShell } from './PageShell/PageShell.tsx';
export type { HelpLink, PageShellProps } from './PageShell/PageShell.types.ts';
export { AppBar, appBarHeight } from './AppBar/AppBar.tsx';
export type { AppBarProps } from './AppBar/AppBar.tsx';
export { Sidebar } from './Sidebar/Sidebar.tsx';
export type { SidebarOpenDetails, SidebarProps } from './Sidebar/Sidebar.tsx';
export { AppsMenu } from './AppsMenu/AppsMenu.tsx';
export type { AppEntry, AppGroup, AppsMenuProps } from './AppsMenu/AppsMenu.tsx';
export { AccountMenu } from './AccountMenu/AccountMenu.tsx';
export type { AccountMenuProps } from './AccountMenu/AccountMenu.tsx';
export { documentTitle, isActiveItem, normalizeHref } from './navigation/navigation.ts';
export type { NavigationItem, ShellLogger } from './navigation/navigation.ts';
export { Accordion } from './Accordion/Accordion.tsx';
export { AccordionDetails } from './Accordion/AccordionDetails.tsx';
export { AccordionSummary } from './Accordion/AccordionSummary.tsx';
export type {
  AccordionChangeDetails,
  AccordionDetailsProps,
  AccordionProps,
  AccordionSummaryProps,
} from './Accordion/Accordion.types.ts';
export { Checkbox } from './Checkbox/Checkbox.tsx';
export type { CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Switch } from './Switch/Switch.tsx';
export type { SwitchProps } from './Switch/Switch.tsx';
export type { ChoiceChangeDetails, ChoiceProps } from './Field/Choice.types.ts';
export { Radio } from './Radio/Radio.tsx';
export type { RadioProps } from './Radio/Radio.tsx';
export { RadioGroup } from './Radio/RadioGroup.tsx';
export type { RadioChangeDetails, RadioGroupProps } from './Radio/RadioGroup.tsx';
export { SelectorCard } from './SelectorCard/SelectorCard.tsx';
export { SelectorCardGroup } from './SelectorCard/SelectorCardGroup.tsx';
export type {
  MultipleSelectorCardGroupProps,
  SelectorCardChangeDetails,
  SelectorCardGroupProps,
  SelectorCardProps,
  SingleSelectorCardGroupProps,
} from './SelectorCard/SelectorCard.types.ts';
export { Badge } from './Badge/Badge.tsx';
export type { BadgeProps } from './Badge/Badge.tsx';
export { Chip } from './Chip/Chip.tsx';
export type { ChipColor, ChipProps } from './Chip/Chip.tsx';
export { Paper } from './Paper/Paper.tsx';
export type { PaperProps } from './Paper/Paper.tsx';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export type { SkeletonProps } from './Skeleton/Skeleton.tsx';
export { List, ListItem } from './List/List.tsx';
export type { ListItemProps, ListProps } from './List/List.tsx';
export { NotFound } from './NotFound/NotFound.tsx';
export type { NotFoundProps } from './NotFound/NotFound.tsx';
export { ErrorPage } from './ErrorPage/ErrorPage.tsx';
export type { ErrorPageProps } from './ErrorPage/ErrorPage.tsx';
export { ButtonSection } from './ButtonSection/ButtonSection.tsx';
export type {
  ButtonSectionChangeDetails,
  ButtonSectionCheckbox,
  ButtonSectionColumn,
  ButtonSectionOption,
  ButtonSectionProps,
  ButtonSectionRow,
  ButtonSectionSelection,
  ButtonSectionTable,
  ButtonSectionValue,
} from './ButtonSection/ButtonSection.types.ts';
export { EmbeddedContent } from './EmbeddedContent/EmbeddedContent.tsx';
export type { EmbeddedContentLogger, EmbeddedContentProps } from './EmbeddedContent/EmbeddedContent.types.ts';
export type { FrameMessage } from './EmbeddedContent/frameMessage.ts';
export { sortOptions } from './sortOptions/sortOptions.ts';
export type { SortOptionsRules } from './sortOptions/sortOptions.ts';
export { Slider } from './Slider/Slider.tsx';
export type { SliderProps } from './Slider/Slider.types.ts';
export type { SliderChangeDetails } from './Slider/sliderDetails.ts';
export type { SliderScaleOptions } from './Slider/sliderScale.ts';
export { DoubleSlider } from './DoubleSlider/DoubleSlider.tsx';
export type { DoubleSliderProps } from './DoubleSlider/DoubleSlider.tsx';
export type { NumberPair } from './DoubleSlider/rangeRules.ts';
export { RangeSliderDropdown } from './RangeSliderDropdown/RangeSliderDropdown.tsx';
export type { RangeChangeDetails, RangeSliderDropdownProps } from './RangeSliderDropdown/RangeSliderDropdown.types.ts';
export type { PickerOpenDetails } from './Picker/PickerOpenDetails.ts';
export { DatePicker } from './DatePicker/DatePicker.tsx';
export type { DateChangeDetails, DatePickerProps } from './DatePicker/DatePicker.tsx';
export { DateRangePicker } from './DateRangePicker/DateRangePicker.tsx';
export type { DateRangeChangeDetails, DateRangePickerProps } from './DateRangePicker/DateRangePicker.types.ts';
export type { DateLocaleProps, WeekDay } from './dates/dateSettings.ts';
export type { DateWords } from './dates/dateWords.ts';
export type { DateRange } from './dates/dateRules.ts';
export { normalizeRange } from './dates/dateRules.ts';
export { completeDaysPreset, completeMonthsPreset, yearToDatePreset } from './dates/datePresets.ts';
export type { DatePreset } from './dates/datePresets.ts';
export { createLazyPart } from './lazyPart/createLazyPart.ts';
export type { LazyPart } from './lazyPart/createLazyPart.ts';
export { isServerReachable } from './lazyPart/isServerReachable.ts';
export { useLazyPart } from './lazyPart/useLazyPart.ts';
export { subscribeToPartErrors } from './lazyPart/partErrors.ts';
export type { PartErrorListener } from './lazyPart/partErrors.ts';
export { useColorMode } from './theme/useColorMode.ts';
export type { ColorModeState } from './theme/useColorMode.ts';
export { ColorSchemeScript } from './theme/ColorSchemeScript.tsx';
export type { ColorSchemeScriptProps } from './theme/ColorSchemeScript.tsx';
export type { ColorMode, ColorSchemeName } from './theme/colorScheme.ts';
export { Grid, gridSpacing } from './Grid/Grid.tsx';
export type { GridProps, GridSpacing } from './Grid/Grid.tsx';
export { StoredValuesProvider } from './storage/StoredValuesProvider.tsx';
export type { StoredValuesProviderProps } from './storage/StoredValuesProvider.tsx';
export { useStoredValue } from './storage/useStoredValue.ts';
export type { StoredValue, StoredValueOptions } from './storage/useStoredValue.ts';
export type { StoredSession } from './storage/storedSession.ts';
export type { StoreClock } from './storage/storedValues.ts';
export type { StoredRecord, ValueStorage } from './storage/ValueStorage.ts';
export { createCookieStorage } from './storage/cookieStorage.ts';
export type { CookieStorageOptions } from './storage/cookieStorage.ts';
export { createSessionValueStorage, sessionValueStorage } from './storage/sessionValueStorage.ts';
export type { SessionValueStorageOptions } from './storage/sessionValueStorage.ts';
export { createIndexedDbStorage, indexedDbStorage } from './storage/indexedDbStorage.ts';
export type { IndexedDbStorageOptions } from './storage/indexedDbStorage.ts';
export { isStorageError, StorageError } from './storage/StorageError.ts';
export type { StorageErrorCode } from './storage/StorageError.ts';
export { dateStamp } from './storage/dateStamp.ts';
export type { DateStampFormat } from './storage/dateStamp.ts';
