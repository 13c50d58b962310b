import fc from 'fast-check';
import { SessionUnavailableError } from '../errors/SessionUnavailableError.ts';
import type { Session } from './Session.ts';
import { createSnapshots, type FetchedSession } from './createSnapshots.ts';
import { readSession } from './readSession.ts';

const person = fc.constantFrom(['u1', 'ana@demo.test'], ['u2', 'bo@demo.test'], ['u1', 'ana@new.test']);
const fetched = fc
  .tuple(person, fc.integer({ min: 1, max: 9 }))
  .map(([[currentUserId, email], token]): FetchedSession => ({
    session: {
      currentUserId: currentUserId!,
      user: { email: email! },
      accessToken: `token-${token}`,
      expires: `${token}`,
    },
    clockOffsetMs: 0,
  }));
const event = fc.oneof(fetched, fc.constant(null), fc.constant('failure' as const));

describe('createSnapshots', () => {
  it('createSnapshots notifies listeners only of changes, and always returns the newest token [AUTH-SESSION-1] [PLUS-22]', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const snapshots = createSnapshots();
        let told = 0;
        snapshots.subscribe(() => (told += 1));
        expect(snapshots.read().status).toBe('loading');
        let known: Session | null = null;
        for (const happening of events) {
          const before = snapshots.read();
          const toldBefore = told;
          const changed =
            happening === 'failure' ? snapshots.fail(new SessionUnavailableError()) : snapshots.take(happening);
          const after = snapshots.read();
          if (happening !== 'failure') {
            const samePerson =
              known?.currentUserId === happening?.session.currentUserId &&
              known?.user.email === happening?.session.user.email;
            expect(changed).toBe(!samePerson);
            // The session object is replaced only for another user.
            expect(after.session === before.session).toBe(samePerson);
            known = happening?.session ?? null;
          }
          expect(told > toldBefore).toBe(after !== before);
          expect(after.status).toBe(known ? 'authenticated' : 'unauthenticated');
          expect(after.error !== null).toBe(happening === 'failure');
          expect(after.session?.accessToken).toBe(known?.accessToken);
          expect(JSON.parse(JSON.stringify(after.session))).toEqual(known && { ...known });
        }
      }),
      { numRuns: 200 },
    );
  });

  it('createSnapshots lets a listener unsubscribe while it is being notified', () => {
    const snapshots = createSnapshots();
    const heard: string[] = [];
    const leave = snapshots.subscribe(() => {
      heard.push('first');
      leave();
    });
    snapshots.subscribe(() => heard.push('second'));
    snapshots.take(null);
    snapshots.fail(new SessionUnavailableError());
    expect(heard).toEqual(['first', 'second', 'second']);
  });
});

describe('readSession', () => {
  it('readSession reads a whole session, a signed-out user, or nothing from any JSON', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('a@b.test', 'token'));
    const likely = fc.record(
      {
        user: fc.oneof(field, fc.record({ email: field, name: field })),
        currentUserId: field,
        accessToken: field,
        accessTokenExpiresAt: field,
        expires: field,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), likely), (body) => {
        const session = readSession(body);
        if (!session) return;
        expect([
          typeof session.user.email,
          typeof session.currentUserId,
          typeof session.accessToken,
          typeof session.expires,
        ]).toEqual(Array(4).fill('string'));
        expect(['number', 'undefined']).toContain(typeof session.accessTokenExpiresAt);
      }),
      { numRuns: 2_000 },
    );
    expect(readSession({})).toBeNull();
  });
});
