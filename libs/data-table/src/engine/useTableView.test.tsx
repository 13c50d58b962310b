import { act, render, screen } from '@testing-library/react';
import { columnSource } from './columnSource.ts';
import { createTableEngine } from './TableEngine.ts';
import type { TableEngine } from './TableEngine.ts';
import type { ViewRequest } from './TableView.ts';
import { useTableView } from './useTableView.ts';
import type { WorkSettings } from './Work.ts';

const names = Array.from({ length: 20_000 }, (_, index) => `Agency ${(index * 7919) % 20_000}`);
const source = columnSource({ columns: { name: names }, rowCount: names.length });
const byName = (desc: boolean): ViewRequest => ({ sorting: [{ id: 'name', desc }] });

/** An engine for which everything takes long, and which goes on when the test lets it. */
function slowEngine() {
  let time = 0;
  const waiting: (() => void)[] = [];
  const settings: WorkSettings = {
    now: () => (time += 100),
    pause: () => new Promise((resolve) => waiting.push(resolve)),
  };
  const goOn = async () => {
    while (waiting.length > 0) await act(async () => waiting.splice(0).forEach((resolve) => resolve()));
  };
  return { engine: createTableEngine(source, [{ id: 'name', accessor: 'name' }], settings), goOn, waiting };
}

/** An engine for which nothing takes long, however busy the machine is. */
function quickEngine() {
  return createTableEngine(source, [{ id: 'name', accessor: 'name' }], { now: () => 0 });
}

function Shown({ engine, request }: { engine: TableEngine; request: ViewRequest }) {
  const { view, isPending, error, retry } = useTableView(engine, request);
  const first = view && view.rowCount > 0 ? view.reader.value('name', view.rows?.[0] ?? 0) : 'none';
  return (
    <>
      <output>{`${String(first)}${isPending ? ' …' : ''}${error ? ` ${(error as Error).message}` : ''}`}</output>
      <button onClick={retry}>retry</button>
    </>
  );
}

const text = () => screen.getByRole('status').textContent;

describe('useTableView', () => {
  it('useTableView returns the rows at once if they are computed quickly', () => {
    const engine = quickEngine();
    render(<Shown engine={engine} request={{}} />);
    expect(text()).toBe('Agency 0');
  });

  it('useTableView keeps the last rows while others are computed, and reports it', async () => {
    const { engine, goOn } = slowEngine();
    const { rerender } = render(<Shown engine={engine} request={{ search: 'agency 77' }} />);
    expect(text()).toBe('none …');
    await goOn();
    expect(text()).toBe('Agency 7738');
    rerender(<Shown engine={engine} request={byName(true)} />);
    expect(text()).toBe('Agency 7738 …');
    await goOn();
    expect(text()).toBe('Agency 19999');
  });

  it('useTableView never shows the rows of an older request', async () => {
    const { engine, goOn, waiting } = slowEngine();
    const { rerender } = render(<Shown engine={engine} request={byName(true)} />);
    const older = waiting.splice(0);
    rerender(<Shown engine={engine} request={byName(false)} />);
    await goOn();
    expect(text()).toBe('Agency 0');
    await act(async () => older.forEach((resolve) => resolve()));
    await goOn();
    expect(text()).toBe('Agency 0');
  });

  it('useTableView keeps nothing of another engine', async () => {
    const first = slowEngine();
    const { rerender } = render(<Shown engine={first.engine} request={byName(true)} />);
    await first.goOn();
    rerender(<Shown engine={slowEngine().engine} request={byName(true)} />);
    expect(text()).toBe('none …');
  });

  it('useTableView reports errors, and tries again on request', async () => {
    let fails = true;
    const engine = quickEngine();
    const failing: TableEngine = {
      ...engine,
      computeIfQuick: () => null,
      computeAsync: (request) => (fails ? Promise.reject(new Error('503')) : Promise.resolve(engine.compute(request))),
    };
    render(<Shown engine={failing} request={byName(true)} />);
    await act(async () => undefined);
    expect(text()).toBe('none 503');
    fails = false;
    await act(async () => screen.getByRole('button').click());
    expect(text()).toBe('Agency 19999');
  });
});
