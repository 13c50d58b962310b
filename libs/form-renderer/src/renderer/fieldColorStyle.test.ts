import { colors } from '@agency-insights/ui-kit';
import { fieldColorStyle } from './fieldColorStyle.ts';

describe('the colour of a field', () => {
  it('The colour of a field is a theme colour, with a readable colour for text on it [FORM-SCHEMA-4]', () => {
    const values = Object.values(fieldColorStyle('info') ?? {});
    expect(values).toContain('var(--mui-palette-info-main)');
    expect(values).toContain('var(--mui-palette-info-contrastText)');
  });

  it('The colour of a field replaces the kit’s default, which is secondary [FORM-SCHEMA-4]', () => {
    const names = [colors.accent, colors.accentFill, colors.accentFillHover, colors.onAccentFill];
    expect(Object.keys(fieldColorStyle('info') ?? {})).toEqual(names.map((name) => /--[\w-]+/.exec(name)?.[0]));
  });

  it('The colour of a field is the control’s default if none is set', () => {
    expect(fieldColorStyle()).toBeUndefined();
  });
});
