import type { Permission } from '@agency-insights/insights-api';
import { englishWords } from '../../language/createWords.ts';
import { accessText } from './accessText.ts';

it.each<[Permission[], string]>([
  [[], ''],
  [['viewable:insights_cl'], 'Commercial lines'],
  [['viewable:benchmarks', 'viewable:insights_pl'], 'Personal lines, benchmarks'],
  [['viewable:insights_pl', 'viewable:insights_cl'], 'Personal and commercial lines'],
  [['viewable:benchmarks'], 'Benchmarks'],
])('the access of %j reads "%s" [PLUS-39]', (permissions, text) => {
  expect(accessText(permissions, englishWords.t)).toBe(text);
});
