import { createWords, englishWords } from '../language/createWords.ts';
import { serviceText } from './serviceText.ts';

const german = createWords('de-DE', {
  'There is already a person with the email address {email}.': 'Es gibt schon eine Person mit der Adresse {email}.',
  'This person is blocked. Unblock them first.': 'Diese Person ist gesperrt.',
});

it.each([
  [
    'There is already a person with the email address a.b@c.com.',
    'Es gibt schon eine Person mit der Adresse a.b@c.com.',
  ],
  ['This person is blocked. Unblock them first.', 'Diese Person ist gesperrt.'],
  ['Something that no pack knows.', 'Something that no pack knows.'],
])('the service message "%s" is "%s" in German [PLUS-40]', (message, text) => {
  expect(serviceText(message, german.t)).toBe(text);
  expect(serviceText(message, englishWords.t)).toBe(message);
});
