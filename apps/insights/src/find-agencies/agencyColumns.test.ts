import { agencyResultColumns } from '@agency-insights/insights-api';
import { englishWords } from '../language/createWords.ts';
import { agencyColumns } from './agencyColumns.tsx';

it('the table has every column of the spreadsheet, under the same name', () => {
  const columns = agencyColumns({
    greatestPremium: 0,
    hasRoomForBars: true,
    hasTouch: false,
    isTight: false,
    isSelecting: false,
    place: 'city,state',
    hrefOf: () => '',
    words: englishWords,
  });
  const { agency_id: _, ...exported } = agencyResultColumns;
  expect(Object.fromEntries(columns.map(({ id, header }) => [id, header]))).toEqual(
    Object.fromEntries(Object.entries(exported).map(([id, { label }]) => [id, label])),
  );
});
