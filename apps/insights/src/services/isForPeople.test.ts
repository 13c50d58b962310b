import { HttpError } from '@agency-insights/insights-api';
import { errorText } from '../administration/errorText.ts';
import { savingProblem } from '../dashboards/filters/savedFiltersTexts.ts';
import { englishWords } from '../language/createWords.ts';

const answer = (status: number, code: string, message: string) =>
  new HttpError(status, { error: { code, message }, requestId: 'r-1' });

describe('the user’s message for a failed call', () => {
  it('names a full disk instead of a connection problem', () => {
    const full = answer(503, 'disk_full', "The service's disk is full, so nothing can be saved at the moment.");
    expect(savingProblem(full, englishWords.t)).toBe(full.message);
    expect(errorText(full, englishWords.t)).toBe(full.message);
  });

  it('contains no internal details of the service', () => {
    const failed = answer(500, 'internal_error', 'Something failed on our side.');
    expect(savingProblem(failed, englishWords.t)).toBe(
      'The filters could not be saved. Check the connection and try again.',
    );
    expect(errorText(failed, englishWords.t)).toBe('The service did not respond. Try again.');
  });
});
