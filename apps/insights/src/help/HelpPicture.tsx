import { colors, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';
import pictures from './pictures.json';

const Figure = styled('figure')({
  margin: '24px 0',
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    border: `1px solid ${colors.line}`,
    borderRadius: radius,
  },
  '& > [data-scheme="dark"]': { display: 'none' },
  '[data-color-scheme="dark"] & > [data-scheme="dark"]': { display: 'block' },
  '[data-color-scheme="dark"] & > [data-scheme="light"]': { display: 'none' },
  '@media print': {
    breakInside: 'avoid',
    '&& > [data-scheme="light"]': { display: 'block' },
    '&& > [data-scheme="dark"]': { display: 'none' },
  },
});

export type HelpPictureName = keyof typeof pictures;

/** Whether there is a picture of this name. */
export function isHelpPicture(name: string): name is HelpPictureName {
  return name in pictures;
}

/** A screen of the product, light or dark as the page is, that opens in full size. `npm run help:pictures` takes them again. */
export function HelpPicture({ name, alt }: { name: HelpPictureName; alt: string }) {
  const { width, height } = pictures[name];
  const { t } = useWords();
  return (
    <Figure style={{ maxWidth: width }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <a key={scheme} data-scheme={scheme} href={addressOf(name, scheme)} target="_blank" rel="noreferrer">
          <img
            src={addressOf(name, scheme)}
            alt={`${alt} ${t('Opens in a new tab.')}`}
            width={width}
            height={height}
            loading="lazy"
          />
        </a>
      ))}
    </Figure>
  );
}

function addressOf(name: HelpPictureName, scheme: 'light' | 'dark'): string {
  return `/help/${name}.${scheme}.webp`;
}
