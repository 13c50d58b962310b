import { colors, fontSizes, Link } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { ShortcutList } from '../keyboard/ShortcutList.tsx';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { HelpPicture, isHelpPicture } from './HelpPicture.tsx';
import { unescapeEntities } from './parseHelpPage.ts';

const Code = styled('code')({
  padding: '1px 5px',
  border: `1px solid ${colors.line}`,
  borderRadius: 4,
  backgroundColor: colors.sunken,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});
const CodeBlock = styled('pre')({
  margin: '16px 0',
  padding: 16,
  border: `1px solid ${colors.line}`,
  borderRadius: 8,
  backgroundColor: colors.sunken,
  fontSize: fontSizes.sm,
  lineHeight: 1.5,
  overflowX: 'auto',
  '@media print': { whiteSpace: 'pre-wrap' },
});
const Formula = styled('blockquote')({
  margin: '12px 0',
  padding: '2px 0 2px 16px',
  borderInlineStart: `3px solid ${colors.accent}`,
  '& > p': { margin: 0 },
});
const TablePlace = styled('div')({
  margin: '16px 0',
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: fontSizes.sm, lineHeight: 1.45 },
  '& th': { fontWeight: 500, textAlign: 'start', color: colors.textMuted },
  '& th, & td': { padding: '8px 16px 8px 0', borderBottom: `1px solid ${colors.line}`, verticalAlign: 'top' },
  '@media print': { '& tr': { breakInside: 'avoid' } },
});

/** Draws what marked has read, with the kit's elements. No HTML of a text is taken as HTML. */
export function HelpText({ tokens }: { tokens: readonly Token[] }): ReactNode {
  return tokens.map((token, index) => <Fragment key={index}>{elementOf(token)}</Fragment>);
}

function elementOf(token: Token): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return isPicture(token as Tokens.Paragraph) ? <HelpText tokens={childrenOf(token)} /> : <p>{inside(token)}</p>;
    case 'text':
    case 'escape':
      return childrenOf(token).length > 0 ? inside(token) : unescapeEntities(String(token.text));
    case 'strong':
      return <strong>{inside(token)}</strong>;
    case 'em':
      return <em>{inside(token)}</em>;
    case 'codespan':
      return <Code>{unescapeEntities(String(token.text))}</Code>;
    case 'code':
      return token.lang === 'shortcuts' ? <ShortcutList /> : <CodeBlock tabIndex={0}>{String(token.text)}</CodeBlock>;
    case 'blockquote':
      return <Formula>{inside(token)}</Formula>;
    case 'list':
      return listOf(token as Tokens.List);
    case 'table':
      return <Table token={token as Tokens.Table} />;
    case 'link':
      return linkOf(token as Tokens.Link);
    case 'image':
      return pictureOf(token as Tokens.Image);
    default:
      return null;
  }
}

function childrenOf(token: Token): Token[] {
  return ('tokens' in token ? (token.tokens as Token[] | undefined) : undefined) ?? [];
}

function inside(token: Token): ReactNode {
  return <HelpText tokens={childrenOf(token)} />;
}

/** A picture alone is no paragraph. */
function isPicture({ tokens }: Tokens.Paragraph): boolean {
  return tokens?.length === 1 && tokens[0]?.type === 'image';
}

function listOf({ ordered, items }: Tokens.List): ReactNode {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>
          <HelpText tokens={item.tokens} />
        </li>
      ))}
    </List>
  );
}

function Table({ token: { header, rows } }: { token: Tokens.Table }): ReactNode {
  const { t } = useWords();
  return (
    <TablePlace tabIndex={0} role="region" aria-label={t('Table: {name}', { name: header[0]?.text ?? '' })}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col">
                <HelpText tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <HelpText tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TablePlace>
  );
}

/** Pages name each other by their files, so that links work in the repository too: `measures.md#growth`. */
export function helpHref(target: string): string {
  return target.replace(/^([\w-]+)\.md/, '/help/$1');
}

function linkOf(token: Tokens.Link): ReactNode {
  return (
    <Link component={RouterLink} href={helpHref(token.href)}>
      {inside(token)}
    </Link>
  );
}

function pictureOf({ href, text }: Tokens.Image): ReactNode {
  const name = /([\w-]+)\.light\.webp$/.exec(href)?.[1] ?? '';
  return isHelpPicture(name) ? <HelpPicture name={name} alt={unescapeEntities(text)} /> : null;
}
