import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listedIds } from './listedIds.ts';

describe('listedIds', () => {
  it('keeps the ids of the section "Shown in part" apart from all others', () => {
    const markdown = [
      '# Open requirements',
      '## Shown in part',
      '- **KIT-DATE-1**: shown: days. Not shown: weeks.',
      '## Not built yet',
      '- **KIT-DATE-2**, **PLUS-3**: later.',
      '## Shown otherwise',
      '- **SHIP-1**: by the release.',
    ].join('\n\n');
    assert.deepEqual(listedIds(markdown), { inPart: ['KIT-DATE-1'], open: ['KIT-DATE-2', 'PLUS-3', 'SHIP-1'] });
  });

  it('returns no ids as shown in part if the section is missing', () => {
    assert.deepEqual(listedIds('## Not built yet\n\n- **KIT-DATE-2**'), { inPart: [], open: ['KIT-DATE-2'] });
  });
});
