import { colors, cutOff, Link } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from './RouterLink.tsx';

/** Props of Breadcrumb. */
export interface BreadcrumbProps {
  /** The page above, and its address. */
  parent: { name: string; href: string };
  /** Name of the page. */
  name: string;
}

const Way = styled('nav')({
  marginBottom: 2,
  '& > ol': {
    display: 'flex',
    gap: 4,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: colors.textMuted,
  },
  '& li': { display: 'flex', gap: 4, minWidth: 0 },
  '& li:first-of-type': { flexShrink: 0 },
  '& li + li::before': { content: '"/"' },
});

const Name = styled('span')(cutOff);

/** The way to a page from the one above it. */
export function Breadcrumb({ parent, name }: BreadcrumbProps) {
  const { t } = useWords();
  return (
    <Way aria-label={t('Breadcrumb')}>
      <ol>
        <li>
          <Link component={RouterLink} href={parent.href} underline="hover">
            {parent.name}
          </Link>
        </li>
        <li aria-current="page">
          <Name>{name}</Name>
        </li>
      </ol>
    </Way>
  );
}
