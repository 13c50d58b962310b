import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lookerTarget } from './lookerTarget.ts';

it('a Looker dashboard gets its own filter names, and no language parameter', () => {
  const config = { dashboards: { agency: '12', benchmarks: '13' }, filterNames: { agency_state: 'Agency State' } };
  assert.equal(
    lookerTarget('/embed/dashboards/agency?agency_state=TX&theme=dark&language=de-DE', 'agency', config),
    '/embed/dashboards/12?Agency+State=TX&theme=dark',
  );
});
