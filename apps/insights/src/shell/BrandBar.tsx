import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Logo } from './Logo.tsx';
import { productName } from './navigation.tsx';

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  width: '100%',
  height: 60,
  paddingInline: 20,
  color: colors.onAppBar,
  backgroundColor: colors.appBar,
  fontSize: fontSizes.md,
  fontWeight: 500,
  '@media (max-width: 480px)': { paddingInline: 16 },
});

/** The product's bar on pages without its shell: mark and name, as on the sign-in pages. */
export function BrandBar() {
  return (
    <Bar>
      <Logo />
      <span>{productName}</span>
    </Bar>
  );
}
