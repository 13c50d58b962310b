import { filterChanges } from './filterChanges.ts';

const state = (text: string) => ({ fieldId: 'agency_state', label: 'State', text });
const line = { fieldId: 'line', label: 'Line', text: 'Commercial lines' };
const carrier = { fieldId: 'carrier', label: 'Carrier', text: 'Granite Pass Assurance' };

describe('the changes of a saved search', () => {
  it('are empty if the filters are the same, in any order [PLUS-6]', () => {
    expect(filterChanges([line, state('Texas')], [state('Texas'), line])).toEqual([]);
  });

  it('are listed filter by filter: changed, removed, added [PLUS-6]', () => {
    expect(filterChanges([state('Texas'), line], [state('Texas, Oklahoma'), carrier])).toEqual([
      { fieldId: 'agency_state', label: 'State', before: 'Texas', after: 'Texas, Oklahoma' },
      { fieldId: 'line', label: 'Line', before: 'Commercial lines', after: null },
      { fieldId: 'carrier', label: 'Carrier', before: null, after: 'Granite Pass Assurance' },
    ]);
  });
});
