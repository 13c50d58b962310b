import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { attachmentDisposition } from './attachmentDisposition.ts';

describe('the file name of a download', () => {
  it('is sent in plain ASCII and in full', () => {
    assert.equal(
      attachmentDisposition('Müller "Ö" 100% 🏠.xlsx'),
      `attachment; filename="M_ller ___ 100_ __.xlsx"; filename*=UTF-8''M%C3%BCller%20%22%C3%96%22%20100%25%20%F0%9F%8F%A0.xlsx`,
    );
  });

  it('is never a path', () => {
    assert.doesNotMatch(decodeURIComponent(attachmentDisposition('..\\..\\etc/passwd.xlsx')), /[/\\]/);
  });

  it('is a single header with one name, for any name', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom('"', '\\', '\r', '\n', ';', '%', "'", '*', '\0', 'é', '\ud800', '/') }),
        ),
        (name) => {
          const header = attachmentDisposition(name);
          assert.match(
            header,
            /^attachment; filename="[\x20-\x21\x23-\x7E]+"; filename\*=UTF-8''(?:%[0-9A-F]{2}|[A-Za-z0-9!#$&+.^_`|~-])+$/,
          );
          new Headers({ 'content-disposition': header });
          assert.doesNotMatch(decodeURIComponent(header.split("UTF-8''")[1] ?? ''), /[/\\\r\n]/);
        },
      ),
    );
  });
});
