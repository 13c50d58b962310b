import assert from 'node:assert/strict';
import { it } from 'node:test';
import { printable } from './printable.ts';

it('a text for a terminal has no control characters', () => {
  assert.equal(printable('"a\u001b[31mb" is not an email address.\n'), '"a\\u{1b}[31mb" is not an email address.\n');
  assert.equal(printable('\r\u0007\u009b2J\u202egnp.exe\u2069'), '\\u{d}\\u{7}\\u{9b}2J\\u{202e}gnp.exe\\u{2069}');
  assert.equal(printable('Zoë\tO’Hara 💥\n'), 'Zoë\tO’Hara 💥\n');
});
