/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@agency-insights/source", "node", "require", "default"]}
 */
import { renderToString } from 'react-dom/server';
import { Filters } from './everyType.test-support.tsx';

describe('a form of all types on a server', () => {
  it('The server renders a form of all types with its values and without a warning', () => {
    const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = renderToString(<Filters />);
    expect(typeof window).toBe('undefined');
    expect(page).toContain('4 filled');
    expect(page).toContain('value="Lone Star"');
    expect(page).toMatch(/role="group" aria-label="City" aria-busy="true"/);
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  });
});
