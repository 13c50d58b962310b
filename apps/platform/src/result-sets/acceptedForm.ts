import { arrowStreamMediaType } from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../http/ApiProblem.ts';

/** Formats of a result set. */
export type ResultSetForm = 'arrow' | 'json';

const forms: readonly { form: ResultSetForm; type: string }[] = [
  { form: 'arrow', type: arrowStreamMediaType },
  { form: 'json', type: 'application/json' },
];

/**
 * Returns the format that an Accept header prefers; Arrow if both have the same quality or without a header. @throws
 * ApiProblem 406 `not_acceptable` if it accepts neither
 */
export function acceptedForm(accept: string | null): ResultSetForm {
  const ranges = (accept?.trim() ? accept : '*/*').split(',').map(readRange);
  const [best] = forms
    .map(({ form, type }) => ({ form, quality: qualityOf(type, ranges) }))
    .sort((a, b) => b.quality - a.quality);
  if (best && best.quality > 0) return best.form;
  const message = `This result goes out as ${arrowStreamMediaType} or application/json. Accept one of the two.`;
  throw new ApiProblem(406, 'not_acceptable', message, [{ path: 'Accept', message }]);
}

interface MediaRange {
  type: string;
  quality: number;
}

function readRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((p) => p.startsWith('q='))?.slice(2) ?? 1);
  return { type, quality: Number.isFinite(quality) ? quality : 0 };
}

/** The most specific range that covers a type decides (RFC 9110, 12.5.1). */
function qualityOf(type: string, ranges: readonly MediaRange[]): number {
  for (const pattern of [type, `${type.split('/')[0] ?? ''}/*`, '*/*']) {
    const range = ranges.find((r) => r.type === pattern);
    if (range) return range.quality;
  }
  return 0;
}
