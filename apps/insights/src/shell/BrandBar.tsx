import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Logo } from './Logo.tsx';
import { productName } from './navigation.tsx';

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  width: '100%',
  height: 60,
  // As in the bar of the shell, which has the button of the applications before its mark.
  paddingInline: '62px 20px',
  color: colors.onAppBar,
  backgroundColor: colors.appBar,
  fontSize: fontSizes.md,
  lineHeight: 1.5,
  fontWeight: 500,
  '@media (max-width: 899.95px)': { paddingInline: 20 },
  '@media (max-width: 480px)': { paddingInline: 16 },
  // On narrow screens the shell has the button of the navigation there too.
  '&[data-before-shell]': {
    '@media (max-width: 899.95px)': { paddingInlineStart: 106 },
    '@media (max-width: 430px)': { paddingInlineStart: 90 },
  },
});

/** Props of the bar. */
interface BrandBarProps {
  /** The shell replaces this page: the mark is where the shell has it, so that it does not move. Default false. */
  beforeShell?: boolean;
}

/** The product's bar on pages without its shell: mark and name, as on the sign-in pages. */
export function BrandBar({ beforeShell = false }: BrandBarProps) {
  return (
    <Bar data-before-shell={beforeShell || undefined}>
      <Logo />
      <span>{productName}</span>
    </Bar>
  );
}
