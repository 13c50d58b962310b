import type { ReactElement } from 'react';
import { Global, type StorybookTheme } from 'storybook/theming';

/** What Storybook's own docs styles leave to be wished for: inline code, the rail of contents, props in a narrow window. */
export function DocsStyles(): ReactElement {
  return <Global styles={stylesOf} />;
}

function stylesOf({ appBorderColor, background, color, textMutedColor, typography }: StorybookTheme) {
  return {
    '.sbdocs.sbdocs-content code:where(:not(pre code))': {
      margin: 0,
      padding: '1px 4px',
      border: `1px solid ${appBorderColor}`,
      borderRadius: 4,
      background: background.app,
      color: 'inherit',
      fontSize: '0.875em',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '.docblock-source': { background: `${background.app} !important` },
    '.docblock-source button': {
      background: `${background.content} !important`,
      color: `${color.defaultText} !important`,
    },
    // Browsers give buttons a font of their own.
    '.sbdocs-preview, .docblock-argstable, .docblock-source': {
      '& button:not(.sb-story *)': { fontFamily: typography.fonts.base },
    },
    // The canvas of a page, on which the kit's surfaces show.
    '.sbdocs-preview .docs-story': { background: background.app },
    // The highlighter's own colour of types cannot be read on a light ground.
    '.docblock-source .class-name': { color: `${color.secondary} !important` },
    // A frame draws its own ground up to the edge, as the stories without one do.
    '.sbdocs-preview .innerZoomElementWrapper > div:has(iframe)': { border: '0 !important' },
    '.toc-wrapper .toc-link': { overflowWrap: 'anywhere' },
    '.toc-wrapper .toc-list': { borderLeftColor: `${appBorderColor} !important` },
    '.toc-wrapper .toc-list-item.is-active-li::before': { borderLeftColor: `${color.secondary} !important` },
    '@media (max-width: 600px)': {
      '.docblock-argstable-head': { display: 'none' },
      '.docblock-argstable-body tr': {
        display: 'block',
        padding: '8px 0',
        borderBottom: `1px solid ${appBorderColor}`,
      },
      '.docblock-argstable-body tr > td': {
        display: 'block',
        width: 'auto !important',
        padding: '2px 12px !important',
        border: '0 !important',
      },
      '.docblock-argstable-body tr > td:nth-of-type(3)::before': { content: '"Default: "', color: textMutedColor },
      '.docblock-argstable-body tr > td:nth-of-type(4)': { display: 'none' },
    },
  } as const;
}
