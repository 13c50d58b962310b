import { escapeHtml } from '../pages/escapeHtml.ts';

/**
 * Puts settings into the page as `<meta name content>`, where the app reads them: each in place of the page's own mark of
 * that name, and where it has none, at the start of its head.
 */
export function injectMeta(html: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce((page, [name, content]) => {
    const tag = `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
    const mark = new RegExp(`<meta\\s+name="${name}"[^>]*>`, 'i');
    return mark.test(page) ? page.replace(mark, () => tag) : page.replace(/<head[^>]*>/i, (head) => head + tag);
  }, html);
}
