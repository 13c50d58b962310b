import { announceMfaEnrolled } from '@agency-insights/auth-session';
import { Button } from '@agency-insights/ui-kit';
import { useEffect } from 'react';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { productName } from '../shell/navigation.tsx';
import { Card, CardActions, CardScreen } from './CardScreen.tsx';

/** Where setting up a second factor ends; tells the product's other tabs. */
export function MfaEnrolledPage() {
  useEffect(() => announceMfaEnrolled(), []);
  const { t } = useWords();
  return (
    <CardScreen isPage>
      <title>{`${t('Second factor set up')} – ${productName}`}</title>
      <Card>
        <h1>{t('Your second factor is set up')}</h1>
        <p>{t('You will be asked for it after your password. You can close this tab.')}</p>
        <CardActions>
          <Button variant="contained" size="lg" component={RouterLink} href="/">
            {t('Go to {product}', { product: productName })}
          </Button>
        </CardActions>
      </Card>
    </CardScreen>
  );
}
