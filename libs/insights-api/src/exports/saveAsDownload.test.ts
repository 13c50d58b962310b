/** @jest-environment jsdom */
import { saveAsDownload } from './saveAsDownload.ts';

describe('saveAsDownload', () => {
  it('saveAsDownload saves the file under its name, like a download of the browser [API-EXPORT-3]', () => {
    const blob = new Blob(['x']);
    const clicked: [string, string][] = [];
    const freed: string[] = [];
    const deferred: (() => void)[] = [];
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        const link = event.target as HTMLAnchorElement;
        clicked.push([link.href, link.download]);
      },
      { once: true },
    );
    const objectUrls = {
      createObjectURL: () => 'blob:http://localhost/1',
      revokeObjectURL: (url: string) => void freed.push(url),
    };
    saveAsDownload(blob, 'MI Search Results 20112026.xlsx', { objectUrls, defer: (task) => void deferred.push(task) });
    expect(clicked).toEqual([['blob:http://localhost/1', 'MI Search Results 20112026.xlsx']]);
    expect(document.querySelector('a')).toBeNull();
    expect(freed).toEqual([]);
    deferred.forEach((task) => task());
    expect(freed).toEqual(['blob:http://localhost/1']);
  });
});
