import { announceMfaEnrolled, createMfaEnrollment, type MfaEnrollmentOptions } from './createMfaEnrollment.ts';

/** A storage in memory. */
function createStorage(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  // The prompt uses no other members of a storage.
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

/** A channel that all of its openings share. */
function createChannels() {
  const open = new Set<EventTarget>();
  return () => {
    const channel = Object.assign(new EventTarget(), {
      postMessage(data: unknown) {
        for (const other of open)
          if (other !== channel) other.dispatchEvent(Object.assign(new Event('message'), { data }));
      },
      close: () => void open.delete(channel),
    });
    open.add(channel);
    return channel as unknown as BroadcastChannel;
  };
}

function open(options: Partial<MfaEnrollmentOptions> = {}) {
  const logged: [string, string][] = [];
  const opened: string[] = [];
  const storage = options.storage ?? createStorage();
  const enrollment = createMfaEnrollment({
    userId: 'u1',
    loadStatus: async () => ({ status: 200, authentication_methods: [] }),
    enroll: async () => ({ enrollment_url: 'https://sign-in.test/mfa/enroll/t' }),
    openTab: (url) => void opened.push(url),
    openChannel: null,
    logger: {
      warn: (message) => void logged.push(['warn', message]),
      error: (message) => void logged.push(['error', message]),
    },
    ...options,
    storage,
  });
  const stop = enrollment.start();
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return enrollment.getSnapshot();
  };
  return { enrollment, logged, opened, storage, stop, settled };
}

describe('createMfaEnrollment', () => {
  it('createMfaEnrollment prompts a user without authentication methods once the status has loaded [AUTH-MFA-1]', async () => {
    const { enrollment, settled } = open();
    expect(enrollment.getSnapshot()).toEqual({ status: 'loading', isPrompting: false, isEnrolling: false });
    expect(await settled()).toEqual({ status: 'not-enrolled', isPrompting: true, isEnrolling: false });
  });

  it('createMfaEnrollment does not prompt a user with an authentication method [AUTH-MFA-1] [AUTH-MFA-6]', async () => {
    const { settled } = open({ loadStatus: async () => ({ status: 200, authentication_methods: ['totp'] }) });
    expect(await settled()).toMatchObject({ status: 'enrolled', isPrompting: false });
  });

  it('createMfaEnrollment requests the status once, however often it starts [AUTH-MFA-6]', async () => {
    let asked = 0;
    const { enrollment, stop, settled } = open({
      loadStatus: async () => {
        asked += 1;
        return { status: 200, authentication_methods: [] };
      },
    });
    await settled();
    stop();
    enrollment.start();
    await settled();
    expect(asked).toBe(1);
  });

  it('createMfaEnrollment warns of a status other than 200 and counts the user as not enrolled [AUTH-MFA-6]', async () => {
    const { logged, settled } = open({ loadStatus: async () => ({ status: 503, authentication_methods: ['totp'] }) });
    expect(await settled()).toMatchObject({ status: 'not-enrolled', isPrompting: true });
    expect(logged).toEqual([['warn', 'Loading the MFA status failed with status 503. Check the service.']]);
  });

  it('createMfaEnrollment only logs a failed request for the status [AUTH-MFA-6]', async () => {
    const { logged, settled } = open({ loadStatus: () => Promise.reject(new Error('offline')) });
    expect(await settled()).toMatchObject({ status: 'unknown', isPrompting: false });
    expect(logged).toEqual([['error', 'The MFA status could not be loaded']]);
  });

  it('createMfaEnrollment remembers for each user in local storage who skipped [AUTH-MFA-4]', async () => {
    const { enrollment, storage, settled } = open();
    await settled();
    enrollment.skip();
    expect(enrollment.getSnapshot().isPrompting).toBe(false);
    expect(storage.getItem('mfa-enrollment-skipped-users')).toBe('["u1"]');
    expect((await open({ storage }).settled()).isPrompting).toBe(false);
    expect((await open({ storage, userId: 'u2' }).settled()).isPrompting).toBe(true);
  });

  it('createMfaEnrollment opens the new tab without a reference to its opener [AUTH-MFA-5]', async () => {
    const tab = { opener: globalThis };
    const opens = jest.fn(() => tab);
    Object.assign(globalThis, { window: { open: opens } });
    const { enrollment, settled } = open({ openTab: undefined });
    await settled();
    await enrollment.enroll();
    Reflect.deleteProperty(globalThis, 'window');
    expect(opens.mock.calls).toEqual([['https://sign-in.test/mfa/enroll/t', '_blank']]);
    expect(tab.opener).toBeNull();
  });

  it('createMfaEnrollment sets a flag after Enroll, hides the prompt and opens the URL in a new tab [AUTH-MFA-5] [AUTH-MFA-7]', async () => {
    const { enrollment, opened, storage, logged, settled } = open();
    await settled();
    const enrolling = enrollment.enroll();
    expect(enrollment.getSnapshot()).toMatchObject({ isPrompting: true, isEnrolling: true });
    await enrolling;
    expect(enrollment.getSnapshot()).toMatchObject({ isPrompting: false, isEnrolling: false });
    expect(opened).toEqual(['https://sign-in.test/mfa/enroll/t']);
    expect(storage.getItem('mfa-modal-enroll')).toBe('["u1"]');
    expect((await open({ storage }).settled()).isPrompting).toBe(false);
    expect(logged).toEqual([]);
  });

  it.each([
    ['lacks the address', async () => ({})],
    ['fails', () => Promise.reject(new Error('500'))],
  ])(
    'createMfaEnrollment logs "MFA enrollment failed" and stays if the response %s [AUTH-MFA-7]',
    async (_case, enroll) => {
      const { enrollment, opened, storage, logged, settled } = open({ enroll });
      await settled();
      await enrollment.enroll();
      expect(logged).toEqual([['error', 'MFA enrollment failed']]);
      expect(opened).toEqual([]);
      expect(storage.getItem('mfa-modal-enroll')).toBeNull();
      expect(enrollment.getSnapshot()).toMatchObject({ isPrompting: true, isEnrolling: false });
    },
  );

  it('createMfaEnrollment deletes both flags once the user has a factor, so that it prompts again after a reset', async () => {
    const storage = createStorage({
      'mfa-modal-enroll': '["u1","u2"]',
      'mfa-enrollment-skipped-users': '["u1"]',
    });
    await open({ storage, loadStatus: async () => ({ status: 200, authentication_methods: ['passkey'] }) }).settled();
    expect(storage.getItem('mfa-modal-enroll')).toBe('["u2"]');
    expect(storage.getItem('mfa-enrollment-skipped-users')).toBeNull();
    expect((await open({ storage }).settled()).isPrompting).toBe(true);
  });

  it('createMfaEnrollment requests the status again when another tab has finished an enrolment', async () => {
    const openChannel = createChannels();
    const methods: string[] = [];
    const questions: unknown[] = [];
    const { settled, stop } = open({
      openChannel,
      loadStatus: async (question) => {
        questions.push(question);
        return { status: 200, authentication_methods: [...methods] };
      },
    });
    expect((await settled()).isPrompting).toBe(true);
    methods.push('totp');
    announceMfaEnrolled(openChannel);
    expect(await settled()).toMatchObject({ status: 'enrolled', isPrompting: false });
    expect(questions).toEqual([{ isFirst: true }, { isFirst: false }]);
    stop();
    methods.pop();
    announceMfaEnrolled(openChannel);
    expect((await settled()).status).toBe('enrolled');
  });

  it('createMfaEnrollment works if storage is forbidden or contains other data', async () => {
    const broken = { getItem: () => '{', setItem: () => undefined, removeItem: () => undefined } as unknown as Storage;
    const { enrollment, settled } = open({ storage: broken });
    expect((await settled()).isPrompting).toBe(true);
    expect(() => enrollment.skip()).not.toThrow();
  });
});
