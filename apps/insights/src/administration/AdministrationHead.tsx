import { colors, Link } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { Head, Space } from './Page.tsx';
import { useFocusedHeading } from './useFocusedHeading.ts';

/** The pages of administration by their title, with their addresses. */
const pages = {
  People: '/administration/people',
  Access: '/administration/access',
  Services: '/administration/services',
  'Audit trail': '/administration/audit',
} as const;

/** Props of AdministrationHead. */
export interface AdministrationHeadProps {
  /** Which page this is. */
  page: keyof typeof pages;
  /** The page's buttons. */
  children?: React.ReactNode;
}

const PageLinks = styled('nav')({
  borderBottom: `1px solid ${colors.line}`,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 4px', margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'block',
    padding: '8px 12px',
    marginBottom: -1,
    borderBottom: '2px solid transparent',
    borderRadius: '4px 4px 0 0',
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: '20px',
    color: colors.textMuted,
  },
  '& a:hover': { color: colors.text, backgroundColor: colors.hover },
  '& a[aria-current]': { color: colors.text, borderBottomColor: colors.accent },
});

/** The heading of an administration page, its buttons, and links to the other pages. */
export function AdministrationHead({ page, children }: AdministrationHeadProps) {
  const { t } = useWords();
  const heading = useFocusedHeading();
  return (
    <>
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          {t(page)}
        </h1>
        <Space />
        {children}
      </Head>
      <PageLinks aria-label={t('Administration')}>
        <ul>
          {Object.entries(pages).map(([title, href]) => (
            <li key={href}>
              <Link
                component={RouterLink}
                href={href}
                underline="none"
                aria-current={title === page ? 'page' : undefined}
              >
                {t(title as keyof typeof pages)}
              </Link>
            </li>
          ))}
        </ul>
      </PageLinks>
    </>
  );
}
