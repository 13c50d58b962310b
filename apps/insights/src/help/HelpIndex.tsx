import { colors, fontSizes, Link, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { useHelpHeading } from './useHelpHeading.ts';
import { useHelpPages } from './useHelpPages.ts';

const Heading = styled('h1')({
  margin: '24px 0 4px',
  fontSize: fontSizes.xl,
  fontWeight: 500,
  lineHeight: 1.25,
});
const Lead = styled('p')({ margin: '0 0 24px', color: colors.textMuted });
const Group = styled('section')({
  marginBottom: 32,
  '& h2': { margin: '0 0 12px', fontSize: fontSizes.md, fontWeight: 500 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    position: 'relative',
    padding: 20,
    border: `1px solid ${colors.line}`,
    borderRadius: radius,
    backgroundColor: colors.surface,
    '&:hover': { borderColor: colors.textMuted },
  },
  // The whole card is the link.
  '& a': { fontWeight: 500, '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& p': { margin: '4px 0 0', fontSize: fontSizes.sm, lineHeight: 1.5, color: colors.textMuted },
});

/** The topics of the help center. */
export function HelpIndex() {
  const { t } = useWords();
  const heading = useHelpHeading('');
  const helpPages = useHelpPages();
  const groups = [...new Set(helpPages.map(({ group }) => group))];
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {t('Help center')}
      </Heading>
      <Lead>{t('How to find agencies, read the numbers and take them with you.')}</Lead>
      {groups.map((group) => (
        <Group key={group} aria-label={t(group)}>
          <h2>{t(group)}</h2>
          <ul>
            {helpPages
              .filter((page) => page.group === group)
              .map(({ slug, title, lead }) => (
                <li key={slug}>
                  <Link component={RouterLink} href={`/help/${slug}`}>
                    {title}
                  </Link>
                  <p>{lead}</p>
                </li>
              ))}
          </ul>
        </Group>
      ))}
    </>
  );
}
