import { colors, fontSizes, Link } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import type { HelpPage, HelpSection } from './HelpPage.ts';
import { HelpText } from './HelpText.tsx';
import { useHelpHeading } from './useHelpHeading.ts';
import { useHelpPages } from './useHelpPages.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 680px) minmax(0, 1fr)',
  gap: 48,
  '@media (max-width: 1279.95px)': { gridTemplateColumns: 'minmax(0, 680px)' },
  '@media print': { display: 'block' },
});
const Article = styled('article')({
  '& h1': { margin: '24px 0 4px', fontSize: fontSizes.xl, fontWeight: 500, lineHeight: 1.25 },
  '& h2': { margin: '40px 0 8px', fontSize: fontSizes.lg, fontWeight: 500, lineHeight: 1.3 },
  '& h3': { margin: '28px 0 4px', fontSize: fontSizes.md, fontWeight: 500, lineHeight: 1.5 },
  '& h2, & h3': { scrollMarginTop: 84, breakAfter: 'avoid' },
  '& p, & ul, & ol': { margin: '0 0 12px' },
  '& ul, & ol': { paddingInlineStart: 24 },
  '& li': { marginBottom: 6 },
});
const Lead = styled('p')({ '&&': { marginBottom: 24 }, color: colors.textMuted });
const Contents = styled('nav')({
  position: 'sticky',
  top: 84,
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 108px)',
  marginTop: 32,
  overflowY: 'auto',
  fontSize: fontSizes.sm,
  lineHeight: 1.4,
  '& h2': { margin: '0 0 8px', fontSize: fontSizes.sm, fontWeight: 500 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { margin: '0 0 6px' },
  '& li[data-level="3"]': { paddingInlineStart: 12 },
  '& a': { color: colors.textMuted, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '@media (max-width: 1279.95px), print': { display: 'none' },
});
const Around = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 48,
  paddingTop: 16,
  borderTop: `1px solid ${colors.line}`,
  '@media print': { display: 'none' },
});

/** One page of the help center. */
export function HelpArticle() {
  const { page: slug = '' } = useParams({ strict: false });
  const page = useHelpPages().find((candidate) => candidate.slug === slug);
  return page === undefined ? <NoSuchTopic /> : <Page key={slug} page={page} />;
}

function Page({ page }: { page: HelpPage }) {
  const { t } = useWords();
  const heading = useHelpHeading(page.slug);
  useFocusedSection();
  return (
    <Columns>
      <Article>
        <h1 ref={heading} tabIndex={-1}>
          {page.title}
        </h1>
        <Lead>{page.lead}</Lead>
        <HelpText tokens={page.intro} />
        {page.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <Neighbours page={page} />
      </Article>
      <Contents aria-labelledby="on-this-page">
        <h2 id="on-this-page">{t('On this page')}</h2>
        <ul>
          {page.sections.map(({ id, title, level }) => (
            <li key={id} data-level={level}>
              <RouterLink href={`/help/${page.slug}#${id}`}>{title}</RouterLink>
            </li>
          ))}
        </ul>
      </Contents>
    </Columns>
  );
}

function Section({ section: { id, title, level, tokens } }: { section: HelpSection }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      <HelpText tokens={tokens} />
    </>
  );
}

/** The pages before and after. */
function Neighbours({ page }: { page: HelpPage }) {
  const { t } = useWords();
  const helpPages = useHelpPages();
  const at = helpPages.indexOf(page);
  const linkTo = (other: HelpPage | undefined, label: string) =>
    other && (
      <span>
        {label}:{' '}
        <Link component={RouterLink} href={`/help/${other.slug}`}>
          {other.title}
        </Link>
      </span>
    );
  return (
    <Around aria-label={t('Other topics')}>
      {linkTo(helpPages[at - 1], t('Before'))}
      {linkTo(helpPages[at + 1], t('Next'))}
    </Around>
  );
}

/** The keyboard follows the eye to the section that the address names. */
function useFocusedSection(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash]);
}

function NoSuchTopic() {
  const { t } = useWords();
  return (
    <Article>
      <h1>{t('There is no such help topic')}</h1>
      <p>
        {t('It may have been renamed. Search above, or see')}{' '}
        <Link component={RouterLink} href="/help">
          {t('all topics')}
        </Link>
        .
      </p>
    </Article>
  );
}
