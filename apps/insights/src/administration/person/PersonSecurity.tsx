import type { ManagedPerson } from '@agency-insights/insights-api/people';
import { Button } from '@agency-insights/ui-kit';
import { useRef, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { Buttons, Section } from '../Page.tsx';
import { factorNames } from '../texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PasswordLinkAction } from './PasswordLinkAction.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import type { PersonChanges } from './usePersonChanges.ts';
import { usePersonSessions } from './usePersonSessions.ts';

/** Props of PersonSecurity. */
export interface PersonSecurityProps {
  person: ManagedPerson;
  /** Whether the person is the signed-in administrator, who changes their password on their own page. Default false. */
  isOneself?: boolean;
  changes: Pick<PersonChanges, 'resetSecondFactor' | 'endSessions' | 'createPasswordLink' | 'version'>;
}

/** How a person signs in: second factors, sessions, and the link to set a password. */
export function PersonSecurity({ person, isOneself = false, changes }: PersonSecurityProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState<'factors' | 'sessions' | null>(null);
  const factors = person.authentication_methods.map((method) => t(factorNames[method] ?? method));
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setAsked(null);
  const { data: sessions } = usePersonSessions(person.user_id, changes.version);
  // The button that opened the dialog is removed with the factors or the sessions.
  const focusHeading = () => requestAnimationFrame(() => heading.current?.focus());
  const resetFactors = async () => {
    await changes.resetSecondFactor();
    focusHeading();
  };
  const endSessions = async () => {
    await changes.endSessions();
    focusHeading();
  };
  return (
    <Section aria-label={t('Sign-in')}>
      <h2 ref={heading} tabIndex={-1}>
        {t('Sign-in')}
      </h2>
      <p>
        {factors.length === 0
          ? t('No second factor is set up.')
          : t('Second factors: {factors}.', { factors: factors.join(', ') })}
      </p>
      <PersonSessions id={person.user_id} version={changes.version} />
      <Buttons>
        {sessions?.items.length !== 0 && (
          <Button onClick={() => setAsked('sessions')}>{t('Sign out everywhere')}</Button>
        )}
        {factors.length > 0 && <Button onClick={() => setAsked('factors')}>{t('Reset second factor')}</Button>}
        {!person.blocked && !isOneself && (
          <PasswordLinkAction email={person.email} onCreate={changes.createPasswordLink} />
        )}
      </Buttons>
      {asked === 'factors' && (
        <ConfirmDialog title={t('Reset second factor')} action={t('Reset')} onConfirm={resetFactors} onClose={close}>
          {t(
            '{email} loses all second factors and recovery codes and is signed out. Exports end. At the next sign-in they are asked to set a factor up again.',
            { email: person.email },
          )}
        </ConfirmDialog>
      )}
      {asked === 'sessions' && (
        <ConfirmDialog title={t('Sign out everywhere')} action={t('Sign out')} onConfirm={endSessions} onClose={close}>
          {t('{email} is signed out in all browsers and programs and can sign in again.', { email: person.email })}
        </ConfirmDialog>
      )}
    </Section>
  );
}
