import type { CustomFieldProps } from '@agency-insights/form-renderer';
import { DateRangePicker, Select, type DateRange, type Option } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Words } from '../language/createWords.ts';
import { useWords } from '../language/useWords.ts';
import { useNamedQuery } from './start/useNamedQuery.ts';
import { completeUnits, dayOf, daysToExpression, describeEffectiveDate, readEffectiveDate } from './effectiveDate.ts';

const periods = [
  completeUnits(12, 'month'),
  completeUnits(3, 'month'),
  completeUnits(1, 'month'),
  completeUnits(1, 'year'),
  'this year',
];
const ownDates = 'own-dates';

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 });

/** The effective date: a relative period, or custom dates. */
export function EffectiveDateField({ field, value, onValueChange, disabled }: CustomFieldProps) {
  const { placeholder } = field.config;
  const expression = typeof value === 'string' ? value : null;
  const dates = rangeOf(expression);
  const [isChoosing, setChoosing] = useState(false);
  const showsDates = dates !== null || isChoosing;
  const period = useRef<HTMLElement>(null);
  const words = useWords();
  const { t } = words;
  const options = useMemo(() => optionsFor(expression, words), [expression, words]);
  const choose = (choice: string | null) => {
    // The chosen period stays until dates replace it.
    setChoosing(choice === ownDates && dates === null);
    if (choice !== ownDates) onValueChange(choice ?? undefined);
  };
  return (
    <Fields>
      <Select
        ref={period}
        label={field.config.label}
        placeholder={typeof placeholder === 'string' ? placeholder : t('Any')}
        options={options}
        value={showsDates ? ownDates : expression}
        clearable
        fullWidth
        disabled={disabled}
        onValueChange={choose}
      />
      {showsDates && (
        <OwnDates
          {...{ dates, disabled, period }}
          onOpenChange={setChoosing}
          onDatesChange={(range) => onValueChange(range === null ? undefined : daysToExpression(range.from, range.to))}
        />
      )}
    </Fields>
  );
}

interface OwnDatesProps {
  dates: DateRange | null;
  disabled: boolean;
  /** Called when the calendar opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Focused when the calendar closes without a date, because that removes this field. */
  period: RefObject<HTMLElement | null>;
  onDatesChange: (dates: DateRange | null) => void;
}

/** Custom dates. Without dates the calendar opens at once; it starts at the end of the data if that is before today. */
function OwnDates({ dates, disabled, onOpenChange, period, onDatesChange }: OwnDatesProps) {
  const { t } = useWords();
  const [dataSet] = useNamedQuery('marketing_insights/queries/data_set.query');
  const last = dataSet?.last_effective_date;
  const today = new Date();
  const lastDay = typeof last === 'string' ? dayOf(last) : today;
  const button = useRef<HTMLButtonElement>(null);
  const isNew = useRef(dates === null);
  useEffect(() => {
    if (isNew.current) button.current?.click();
    isNew.current = false;
  }, []);
  useEffect(
    () => () => {
      // The focused element was removed with this field.
      if (document.activeElement === document.body) period.current?.focus();
    },
    [period],
  );
  return (
    <DateRangePicker
      ref={button}
      aria-label={t('Effective from and to')}
      placeholder={t('From – to')}
      {...datesToChoose()}
      defaultMonth={lastDay < today ? lastDay : today}
      value={dates}
      fullWidth
      disabled={disabled}
      onOpenChange={onOpenChange}
      onValueChange={onDatesChange}
    />
  );
}

/** The days of an expression that names days; null for periods and for nothing. */
function rangeOf(expression: string | null): DateRange | null {
  const term = expression === null ? null : readEffectiveDate(expression);
  if (term?.kind !== 'absolute') return null;
  return { from: term.from === null ? null : dayOf(term.from), to: term.to === null ? null : dayOf(term.to) };
}

function optionsFor(expression: string | null, words: Words): Option[] {
  const hasDates = rangeOf(expression) !== null;
  const isKnown = expression === null || hasDates || periods.includes(expression);
  const known = isKnown ? periods : [expression, ...periods];
  // First, as the list scrolls.
  return [
    { value: ownDates, label: words.t(hasDates ? 'Custom dates' : 'Choose dates') },
    ...known.map((period) => ({ value: period, label: capitalized(describeEffectiveDate(period, words)) })),
  ];
}

/** The days that can be chosen: policies of ten years, and those that begin next year. */
function datesToChoose(): { minDate: Date; maxDate: Date } {
  const year = new Date().getFullYear();
  return { minDate: new Date(year - 10, 0, 1), maxDate: new Date(year + 1, 11, 31) };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
