import { Button, Checkbox, colors, cutOff, Input } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { Facets } from '../engine/TableView.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import { readOptions } from './columnFilters.ts';
import { filterChoices, matchingChoices, toggleOption } from './filterChoices.ts';
import type { FilterChoice } from './filterChoices.ts';
import type { FilterFieldProps } from './filterField.types.ts';
import { useFacets } from './useFacets.ts';

/** Props of `SelectFilter`. */
export interface SelectFilterProps<TRow> extends FilterFieldProps {
  /** The column. */
  column: ColumnDef<TRow>;
  /** A sample value, which determines the column's data type. */
  sample: unknown;
  /** Loads the column's values. */
  loadFacets: (signal: AbortSignal) => Promise<Facets>;
}

/** Max number of choices without a search field. */
const searchableFrom = 8;
/** Max number of listed choices; others are found by searching. */
const maxListed = 200;

const List = styled('div')({
  maxHeight: 170,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  margin: '0 -12px',
  '& > label': { padding: '5px 12px', '& > span': { minWidth: 0, flex: 1 } },
});
const Label = styled('span')({
  display: 'flex',
  gap: 8,
  '& > :first-of-type': { flex: 1, minWidth: 0, ...cutOff },
  '& > :last-of-type': { color: colors.textMuted, fontVariantNumeric: 'tabular-nums' },
});
const Note = styled('p')({ margin: '4px 12px', color: colors.textMuted, fontSize: '0.75rem' });

/** Filters by values chosen from a list, at most 170 px high (TABLE-FILTER-2). */
export function SelectFilter<TRow>(props: SelectFilterProps<TRow>) {
  const { label, value, onChange, column, sample, loadFacets } = props;
  const words = useTableWords();
  const { filter, toolbar, tryAgain } = words.texts;
  const [term, setTerm] = useState('');
  const { facets, isLoading, retry } = useFacets(loadFacets);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog had the focus until the choices loaded.
    const dialog = list.current?.closest<HTMLElement>('[role="dialog"]');
    if (!isLoading && dialog && dialog === dialog.ownerDocument.activeElement) dialog.querySelector('input')?.focus();
  }, [isLoading]);
  const chosen = readOptions(value);
  const choices = filterChoices(column, facets, chosen, words, sample);
  const found = matchingChoices(choices, term);
  return (
    <>
      {choices.length > searchableFrom && (
        <Input
          aria-label={filter.findValue(label)}
          placeholder={toolbar.searchHint}
          value={term}
          clearable
          fullWidth
          autoComplete="off"
          onValueChange={setTerm}
        />
      )}
      <List ref={list} role="group" aria-label={label} aria-busy={isLoading || undefined}>
        {found.slice(0, maxListed).map((choice) => (
          <Checkbox
            key={choice.value}
            label={<ChoiceLabel choice={choice} format={words.format} />}
            checked={choice.isChosen}
            onCheckedChange={() => onChange(toggleOption(chosen, choice.value))}
          />
        ))}
        {found.length === 0 && (
          <Note>{isLoading ? filter.loadingValues : retry ? filter.valuesFailed : filter.noValues}</Note>
        )}
        {found.length > maxListed && (
          <Note>{filter.moreValues(found.length - maxListed, words.format(found.length - maxListed))}</Note>
        )}
      </List>
      {retry && (
        <Button size="sm" onClick={retry}>
          {tryAgain}
        </Button>
      )}
    </>
  );
}

function ChoiceLabel({ choice, format }: { choice: FilterChoice; format: (count: number) => string }) {
  return (
    <Label>
      <span title={choice.label}>{choice.label}</span>
      {choice.count !== null && <span>{format(choice.count)}</span>}
    </Label>
  );
}
