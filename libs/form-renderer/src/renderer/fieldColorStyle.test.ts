import { fieldColorStyle } from './fieldColorStyle.ts';

describe('the colour of a field', () => {
  it('is the theme’s, with the colour that reads on it for what stands on it [FORM-SCHEMA-4]', () => {
    const values = Object.values(fieldColorStyle('info') ?? {});
    expect(values).toContain('var(--mui-palette-info-main)');
    expect(values).toContain('var(--mui-palette-info-contrastText)');
  });

  it('is the control’s own where nothing is said', () => {
    expect(fieldColorStyle()).toBeUndefined();
  });
});
