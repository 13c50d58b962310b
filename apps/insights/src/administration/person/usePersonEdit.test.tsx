import { act, renderHook } from '@testing-library/react';
import { samplePerson } from '../samplePerson.test-support.ts';
import { usePersonEdit } from './usePersonEdit.ts';

const person = {
  ...samplePerson,
  first_name: 'Dana',
  last_name: 'Reyes',
  permissions: ['viewable:insights_pl' as const, 'viewable:benchmarks' as const],
  roles: [],
  exchange_organization_id: '1200',
};

/** A person who is edited. */
function openEdit() {
  const { result, rerender } = renderHook((props) => usePersonEdit(props.person), { initialProps: { person } });
  const set = (change: Parameters<typeof result.current.set>[0]) => act(() => result.current.set(change));
  return { edit: () => result.current, set, rerender };
}

it('usePersonEdit saves only changed fields: a permission that another administrator removes meanwhile stays removed [PLUS-39, PLAT-12]', () => {
  const { edit, set } = openEdit();
  expect([edit().isDirty, edit().update]).toEqual([false, {}]);
  set({ first_name: 'Dani' });
  expect([edit().isDirty, edit().update]).toEqual([true, { first_name: 'Dani', expected: { first_name: 'Dana' } }]);
  set({ organization: ' ', administrator: true });
  expect(edit().update).toEqual({
    first_name: 'Dani',
    administrator: true,
    exchange_organization_id: null,
    expected: { first_name: 'Dana', administrator: false, exchange_organization_id: '1200' },
  });
});

it('usePersonEdit sees no change if the user restores the saved value', () => {
  const { edit, set } = openEdit();
  set({ permissions: ['viewable:benchmarks'] });
  expect(edit().update).toMatchObject({ permissions: ['viewable:benchmarks'] });
  set({ permissions: ['viewable:benchmarks', 'viewable:insights_pl'], last_name: 'Reyes ', organization: '1200 ' });
  expect([edit().isDirty, edit().update]).toEqual([false, {}]);
});

it('usePersonEdit shows values that another administrator saved in unchanged fields', () => {
  const { edit, set, rerender } = openEdit();
  set({ last_name: 'Rey' });
  rerender({ person: { ...person, first_name: 'Dee', permissions: ['viewable:benchmarks'] } });
  expect(edit().fields).toMatchObject({ first_name: 'Dee', last_name: 'Rey', permissions: ['viewable:benchmarks'] });
  expect(edit().update).toEqual({ last_name: 'Rey', expected: { last_name: 'Reyes' } });
  expect(edit().conflicts).toEqual({});
});

it('usePersonEdit keeps typed text if another administrator saved the same field, until the user accepts the saved value', () => {
  const { edit, set, rerender } = openEdit();
  set({ first_name: 'Dani' });
  set({ first_name: 'Danielle', last_name: 'Rey' });
  rerender({ person: { ...person, first_name: 'Dee' } });
  expect(edit().fields).toMatchObject({ first_name: 'Danielle', last_name: 'Rey' });
  expect(edit().conflicts).toEqual({ first_name: 'Dee' });
  expect(edit().update).toEqual({
    first_name: 'Danielle',
    last_name: 'Rey',
    expected: { first_name: 'Dee', last_name: 'Reyes' },
  });
  act(() => edit().takeTheirs());
  expect(edit().fields).toMatchObject({ first_name: 'Dee', last_name: 'Rey' });
  expect(edit().conflicts).toEqual({});
});

it('usePersonEdit sees no conflict if another administrator saved the same value', () => {
  const { edit, set, rerender } = openEdit();
  set({ first_name: 'Dani' });
  rerender({ person: { ...person, first_name: 'Dani' } });
  expect([edit().isDirty, edit().conflicts]).toEqual([false, {}]);
});
