import { screen } from '@testing-library/react';
import { renderInTheme } from './renderInTheme.test-support.tsx';
import * as kit from '../index.ts';

it('dropdowns, pickers and sliders put no words on show into what a form submits, also if they are given a name', () => {
  const named = (name: string) => ({ label: name, name: name as never });
  renderInTheme(
    <form data-testid="form">
      <kit.Input label="Agency" name="agency" defaultValue="Lone Star" />
      <kit.Select {...named('state')} options={['Texas']} defaultValue="Texas" searchable />
      <kit.MultiSelect {...named('states')} options={['Texas', 'Ohio']} defaultValue={['Texas', 'Ohio']} searchable />
      <kit.Autocomplete {...named('city')} options={['Austin']} defaultValue="Austin" />
      <kit.Autocomplete {...named('cities')} options={['Austin']} defaultValue={['Austin']} multiple />
      <kit.DatePicker {...named('day')} defaultValue={new Date(2026, 10, 3)} />
      <kit.DateRangePicker {...named('days')} />
      <kit.RangeSliderDropdown {...named('premium')} max={9} />
      <kit.Slider {...named('share')} />
      <kit.DoubleSlider {...named('shares')} />
    </form>,
  );
  const submitted = new FormData(screen.getByTestId<HTMLFormElement>('form'));
  expect([...submitted.entries()]).toEqual([['agency', 'Lone Star']]);
});
