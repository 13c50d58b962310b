import { Link, colors, fontSizes, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { CodeLines, codeFont } from '../playground/CodeLines.test-support.tsx';
import type { GuideExample, GuidePage } from './schemaGuide.ts';

/** Props of `GuideView`. */
export interface GuideViewProps {
  page: GuidePage;
  /** The text of an example, as in its file. */
  sourceOf: (file: string) => string;
  /** The example at work. */
  renderExample: (file: string) => ReactNode;
  /** Where a schema opens in the playground; null for examples that are no schema. */
  linkOf: (file: string) => string | null;
}

/** A page of the guide. */
export const Page = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  maxWidth: 1120,
  margin: '0 auto',
  padding: '8px 0 48px',
  color: colors.text,
  fontSize: fontSizes.sm,
  lineHeight: 1.5,
  '& h1': { margin: 0, fontSize: fontSizes.xl, fontWeight: 500, lineHeight: 1.3334 },
  '& h2': { margin: '0 0 4px', fontSize: fontSizes.lg, fontWeight: 500, lineHeight: 1.4 },
});
/** A paragraph of it. */
export const Prose = styled('p')({
  margin: '4px 0 0',
  maxWidth: 720,
  color: colors.textMuted,
  '& code': { color: colors.text, fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', fontSize: '0.8125rem' },
});
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  marginTop: 16,
  '@media (min-width: 900px)': { '&[data-beside]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
const Frame = styled('div')({
  boxSizing: 'border-box',
  minWidth: 0,
  padding: 20,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '& pre, & p > code': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});
// Code keeps its lines; where they are longer than the screen is wide it scrolls sideways, also by key.
const Code = styled(Frame)({
  overflowX: 'auto',
  '& pre': { width: 'max-content', overflowWrap: 'normal', whiteSpace: 'pre' },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 1 },
});
const PlainCode = styled('pre')({ ...codeFont });
const More = styled('p')({ margin: '8px 0 0', fontSize: fontSizes.xs });

/** A page of the guide: what a schema can say, each with its text and the form of it side by side. */
export function GuideView({ page, ...parts }: GuideViewProps): ReactElement {
  return (
    <Page>
      <header>
        <h1>{page.title}</h1>
        <Prose>{withCode(page.lead)}</Prose>
      </header>
      {page.examples.map((example) => (
        <GuideSection key={example.file} example={example} {...parts} />
      ))}
    </Page>
  );
}

function GuideSection({
  example: { file, title, says },
  sourceOf,
  renderExample,
  linkOf,
}: Omit<GuideViewProps, 'page'> & { example: GuideExample }): ReactElement {
  const link = linkOf(file);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {says.map((text) => (
        <Prose key={text}>{withCode(text)}</Prose>
      ))}
      <Pair data-beside={link === null ? undefined : ''}>
        <div>
          <Code role="region" aria-label={`${title}: code`} tabIndex={0}>
            {link === null ? <PlainCode>{sourceOf(file)}</PlainCode> : <CodeLines text={sourceOf(file)} />}
          </Code>
          {link !== null && (
            <More>
              <Link href={link} target="_blank">
                Open in the playground
              </Link>
            </More>
          )}
        </div>
        <Frame>{renderExample(file)}</Frame>
      </Pair>
    </section>
  );
}

/** A text in which words between backticks are code. */
export function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
