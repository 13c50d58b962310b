import { Button, colors, fontSizes, Input, PageShell, type NavigationItem } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import InsertChartOutlined from '@mui/icons-material/InsertChartOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Outlet, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { readTag } from '../language/languages.ts';
import { PartTexts } from '../language/PartTexts.tsx';
import { helpTexts } from './helpTexts.ts';
import { useWords } from '../language/useWords.ts';
import { Logo } from '../shell/Logo.tsx';
import { productName } from '../shell/navigation.tsx';
import { RouterLink } from '../shell/RouterLink.tsx';
import type { HelpPage } from './HelpPage.ts';
import { HelpResults } from './HelpResults.tsx';
import { searchHelp } from './searchHelp.ts';
import { HelpPagesContext, useHelpPages, useLoadedHelpPages } from './useHelpPages.ts';

const sidebarWidth = 280;
const maxQueryLength = 100;

const Content = styled('div')({
  width: '100%',
  maxWidth: 1040,
  margin: '0 auto',
  fontSize: fontSizes.md,
  lineHeight: 1.6,
  color: colors.text,
});
const Search = styled('form')({ maxWidth: 680, '@media print': { display: 'none' } });
const HomeLink = styled(Button)({ color: 'inherit' });

const icons: Readonly<Record<string, ReactNode>> = {
  'find-agencies': <SearchOutlined />,
  filters: <FilterListOutlined />,
  'saved-searches': <BookmarkBorderOutlined />,
  exports: <FileDownloadOutlined />,
  measures: <PercentOutlined />,
  dashboards: <InsertChartOutlined />,
  shortcuts: <KeyboardOutlined />,
  'loading-data': <UploadFileOutlined />,
  people: <GroupOutlined />,
};

function topicsOf(pages: readonly HelpPage[]): NavigationItem[] {
  return pages.map(({ slug, title, group }, index) => ({
    title,
    href: `/help/${slug}`,
    icon: icons[slug],
    divider: group !== pages[index - 1]?.group,
  }));
}

/** The help center: its pages beside a list of them, under a search of everything they say. Needs no session. */
export function HelpCenter() {
  return (
    <PartTexts packs={helpTexts}>
      <TranslatedCenter />
    </PartTexts>
  );
}

function TranslatedCenter() {
  const { locale } = useWords();
  const pages = useLoadedHelpPages(readTag(locale).language);
  return (
    pages && (
      <HelpPagesContext value={pages}>
        <Center />
      </HelpPagesContext>
    )
  );
}

function Center() {
  const { t } = useWords();
  const helpPages = useHelpPages();
  const { q = '' } = useSearch({ strict: false });
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  const results = searchHelp(helpPages, q);
  const page = helpPages.find(({ slug }) => pathname === `/help/${slug}`);
  const search = (text: string) =>
    void navigate({ to: '.', search: text === '' ? {} : { q: text }, replace: true, resetScroll: false });
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    if (results[0]) router.history.push(results[0].href);
  };
  return (
    <PageShell
      productName={t('{product} Help', { product: productName })}
      pageTitle={page?.title ?? t('Help center')}
      logo={<Logo />}
      homeHref="/help"
      navigation={[{ title: t('All topics'), href: '/help', icon: <HelpOutlineOutlined /> }, ...topicsOf(helpPages)]}
      currentPath={pathname}
      linkComponent={RouterLink}
      sidebarWidth={sidebarWidth}
      appBarActions={
        <HomeLink variant="text" component={RouterLink} href="/">
          {t('Open the app')}
        </HomeLink>
      }
    >
      <Content>
        <Search role="search" aria-label={t('Help')} onSubmit={openFirst}>
          <Input
            ref={field}
            type="search"
            aria-label={t('Search help')}
            placeholder={t('Search help: premium, export, shortcuts …')}
            value={q}
            onValueChange={search}
            maxLength={maxQueryLength}
            autoComplete="off"
            fullWidth
          />
        </Search>
        {q.trim() === '' ? <Outlet /> : <HelpResults text={q} results={results} />}
      </Content>
    </PageShell>
  );
}

/** `/` focuses the field, as in the product. */
function useSlashKey(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', focusField);
    return () => window.removeEventListener('keydown', focusField);
  }, [field]);
}
