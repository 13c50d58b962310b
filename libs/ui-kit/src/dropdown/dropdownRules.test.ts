import fc from 'fast-check';
import { allRow, createRow, dropdownRows, matchOptions, startsGroup, type RowRules } from './dropdownRows.ts';
import { optionLabel, optionValue } from './Option.ts';
import { optionIndexOf } from './OptionIndex.ts';
import { choosableValues, selectAllState, toggleAll, toggleValue } from './selection.ts';
import { typeaheadRow } from './typeahead.ts';

const everything: RowRules = { term: '', caseInsensitive: false, selectAll: false, allowCustom: false, filter: true };

describe('options', () => {
  it('Options are texts or objects with label, value and group [KIT-SELECT-1]', () => {
    expect([optionLabel('Texas'), optionValue('Texas')]).toEqual(['Texas', 'Texas']);
    expect([optionLabel({ label: 'Texas', value: 'TX' }), optionValue({ label: 'Texas', value: 'TX' })]).toEqual([
      'Texas',
      'TX',
    ]);
    expect(optionValue({ label: 'Texas', group: 'South' })).toBe('Texas');
  });

  it('Options are indexed once for each list', () => {
    const options = ['Texas', 'Oklahoma'];
    expect(optionIndexOf(options)).toBe(optionIndexOf(options));
    expect(optionIndexOf(options).order()).toBe(optionIndexOf(options).order());
  });

  it('Options are ordered by group, in order of first appearance [KIT-SELECT-9]', () => {
    const options = [
      { label: 'Auto', group: 'Personal' },
      { label: 'Liability', group: 'Commercial' },
      { label: 'Home', group: 'Personal' },
    ];
    const index = optionIndexOf(options);
    const rows = dropdownRows(index, everything);
    expect(rows.map((row) => optionLabel(options[row] ?? ''))).toEqual(['Auto', 'Home', 'Liability']);
    expect(rows.map((_row, position) => startsGroup(index, rows, position))).toEqual([true, false, true]);
  });
});

describe('matching', () => {
  it('Matching is case-sensitive by default [KIT-SELECT-9]', () => {
    const index = optionIndexOf(['Texas', 'texarkana']);
    expect(matchOptions(index, 'tex', false)).toEqual([1]);
    expect(matchOptions(index, 'tex', true)).toEqual([0, 1]);
  });

  it('Matching finds exactly those options that contain the term', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (options, term) => {
        const found = matchOptions(optionIndexOf(options), term, false);
        expect([...found].sort((a, b) => a - b)).toEqual(
          options.flatMap((option, position) => (option.includes(term) ? [position] : [])),
        );
      }),
    );
  });

  it('Matching lists labels that start with the term first, then labels with a word that does, then others', () => {
    const carriers = ['Lucas Mutual', 'Bellhaven Fire & Casualty', 'Castleford Assurance', 'Cascade', 'Meridian'];
    const index = optionIndexOf(carriers);
    expect(matchOptions(index, 'cas', true)).toEqual([2, 3, 1, 0]);
    expect(dropdownRows(index, { ...everything, term: 'Cas', selectAll: true })).toEqual([allRow, 2, 3, 1]);
  });

  it('A value that is typed in full finds its option, before all labels that contain it', () => {
    const index = optionIndexOf([
      { label: 'Maine', value: 'ME' },
      { label: 'Massachusetts', value: 'MA' },
      { label: 'Texas', value: 'TX' },
      'Oklahoma',
    ]);
    expect(matchOptions(index, 'ma', true)).toEqual([1, 0, 3]);
    expect(matchOptions(index, 'tx', true)).toEqual([2]);
    for (const text of ['tx', 'X']) expect(matchOptions(index, text, false)).toEqual([]);
  });

  it('Matching keeps groups together, in their order [KIT-SELECT-9]', () => {
    const index = optionIndexOf([
      { label: 'Commercial auto', group: 'Commercial' },
      { label: 'Auto', group: 'Personal' },
      { label: 'Auto dealers', group: 'Commercial' },
    ]);
    expect(matchOptions(index, 'auto', true)).toEqual([0, 2, 1]);
  });

  it('"All Options" appears only for more than one match [KIT-SELECT-4]', () => {
    const index = optionIndexOf(['Texas', 'Oklahoma']);
    expect(dropdownRows(index, { ...everything, selectAll: true })[0]).toBe(allRow);
    expect(dropdownRows(index, { ...everything, selectAll: true, term: 'Tex' })).toEqual([0]);
  });

  it('The option to create a text appears only if it is new and allowed [KIT-SELECT-6]', () => {
    const index = optionIndexOf([{ label: 'Texas', value: 'TX' }]);
    expect(dropdownRows(index, { ...everything, term: 'Te', allowCustom: true })).toEqual([0, createRow]);
    expect(dropdownRows(index, { ...everything, term: 'Texas', allowCustom: true })).toEqual([0]);
    expect(dropdownRows(index, { ...everything, term: 'TX', allowCustom: true })).toEqual([0]);
    expect(dropdownRows(index, { ...everything, term: 'Te' })).toEqual([0]);
  });

  it('Matching does not filter options that are the response to the term', () => {
    expect(dropdownRows(optionIndexOf(['Alpha', 'Beta']), { ...everything, term: 'zz', filter: false })).toEqual([
      0, 1,
    ]);
  });
});

describe('choosing', () => {
  it('Choosing adds a value, and removes it the second time', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (values, value) => {
        const once = toggleValue(values, value);
        expect(once.includes(value)).toBe(!values.includes(value));
        expect(new Set(toggleValue(once, value))).toEqual(new Set(values));
      }),
    );
  });

  it('Choosing all chooses all candidates, or none if all were chosen, and keeps the others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string(), { minLength: 1 }), (values, candidates) => {
        const wasAll = candidates.every((candidate) => values.includes(candidate));
        const next = new Set(toggleAll(values, candidates));
        for (const candidate of candidates) expect(next.has(candidate)).toBe(!wasAll);
        for (const value of values) if (!candidates.includes(value)) expect(next.has(value)).toBe(true);
      }),
    );
  });

  it('The selection state is none, some or all of the selectable options', () => {
    const option = fc.record({ label: fc.string(), disabled: fc.boolean() });
    fc.assert(
      fc.property(fc.array(option), fc.array(fc.nat()), (options, picks) => {
        const index = optionIndexOf(options);
        const rows = [allRow, ...index.order(), createRow];
        const candidates = choosableValues(index, rows);
        const chosen = new Set(picks.flatMap((pick) => options[pick % (options.length || 1)]?.label ?? []));
        const hits = candidates.filter((value) => chosen.has(value)).length;
        const expected = hits === 0 ? 'none' : hits === candidates.length ? 'all' : 'some';
        expect(selectAllState(index, rows, [...chosen], chosen)).toBe(expected);
      }),
    );
  });

  it('The index finds the position of every value, the first of duplicates, for any number of values', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (options, others) => {
        const index = optionIndexOf(options);
        for (const value of [...options, ...others]) expect(index.positionOf(value)).toBe(options.indexOf(value));
      }),
    );
  });

  it('Disabled options are never chosen', () => {
    const index = optionIndexOf([{ label: 'Auto' }, { label: 'Home', disabled: true }]);
    expect(choosableValues(index, [allRow, 0, 1, createRow])).toEqual(['Auto']);
  });
});

describe('typing letters on a list without a search', () => {
  const index = optionIndexOf([
    'Cedar Ridge',
    'Hartline',
    'Meridian',
    'Prairie',
    'Portland',
    { label: 'Pine', disabled: true },
  ]);
  const rows = index.order();

  it('Typed letters lead to the first label that begins with them', () =>
    expect(typeaheadRow(index, rows, 'me', -1)).toBe(2));
  it('Repeating one letter steps through labels', () => {
    expect(typeaheadRow(index, rows, 'p', -1)).toBe(3);
    expect(typeaheadRow(index, rows, 'pp', 3)).toBe(4);
    expect(typeaheadRow(index, rows, 'p', 4)).toBe(3);
  });
  it('Typing returns -1 without a match', () => expect(typeaheadRow(index, rows, 'z', -1)).toBe(-1));
});
