import { colors } from '@agency-insights/ui-kit';
import { fieldColorStyle } from './fieldColorStyle.ts';

describe('the colour of a field', () => {
  it('is the theme’s, with a readable colour for text on it [FORM-SCHEMA-4]', () => {
    const values = Object.values(fieldColorStyle('info') ?? {});
    expect(values).toContain('var(--mui-palette-info-main)');
    expect(values).toContain('var(--mui-palette-info-contrastText)');
  });

  it('replaces the kit’s own, which is secondary [FORM-SCHEMA-4]', () => {
    const names = [colors.accent, colors.accentFill, colors.accentFillHover, colors.onAccentFill];
    expect(Object.keys(fieldColorStyle('info') ?? {})).toEqual(names.map((name) => /--[\w-]+/.exec(name)?.[0]));
  });

  it('is the control’s own where nothing is said', () => {
    expect(fieldColorStyle()).toBeUndefined();
  });
});
