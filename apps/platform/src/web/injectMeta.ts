import { escapeHtml } from '../pages/escapeHtml.ts';

/**
 * Puts settings into the page as `<meta name content>`, where the app reads them: replaces an existing tag of that
 * name, else inserts it at the start of the head.
 */
export function injectMeta(html: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce((page, [name, content]) => {
    const tag = `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
    const mark = new RegExp(`<meta\\s+name="${name}"[^>]*>`, 'i');
    return mark.test(page) ? page.replace(mark, () => tag) : page.replace(/<head[^>]*>/i, (head) => head + tag);
  }, html);
}
