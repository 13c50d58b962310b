import { readLocalStorage } from '../client/Environment.ts';
import { createListeners } from '../listeners/createListeners.ts';
import { rememberedUsers } from './rememberedUsers.ts';

/** Key of the people who chose "Skip for now", in local storage. */
export const mfaSkippedUsersKey = 'mfa-enrollment-skipped-users';
/** Key of the people who chose "Enroll", in local storage. */
export const mfaEnrolledUsersKey = 'mfa-modal-enroll';
/** Name of the BroadcastChannel for finished enrolments. */
export const mfaChannelName = 'mfa-enrollment';

/** State of a person's second factor. */
export interface MfaSnapshot {
  /** `unknown`: the service did not respond. */
  status: 'loading' | 'enrolled' | 'not-enrolled' | 'unknown';
  /** Whether to prompt the person to enrol. */
  isPrompting: boolean;
  /** Whether the address to enrol at is being fetched. */
  isEnrolling: boolean;
}

/** The used parts of the response of GET users self. */
export interface MfaStatusAnswer {
  /** HTTP status. */
  status: number;
  /** Missing if the status is not 200. */
  authentication_methods?: readonly string[];
}

/** Options of a status request. */
export interface MfaStatusQuestion {
  /** False: another tab has finished an enrolment, so a cached response is outdated. */
  isFirst: boolean;
}

/** Receives warnings and errors. */
export interface MfaLogger {
  warn(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}

/** Options of `createMfaEnrollment`. */
export interface MfaEnrollmentOptions {
  /** Id of the signed-in person. */
  userId: string;
  /** Gets the person's authentication methods: GET users self. Rejects without a response. */
  loadStatus: (question: MfaStatusQuestion) => Promise<MfaStatusAnswer>;
  /** Requests the enrolment address: POST enroll-mfa. */
  enroll: () => Promise<{ enrollment_url?: string }>;
  /** Default the console. */
  logger?: MfaLogger;
  /** Opens an address in a new tab. Default `window.open`; if blocked, navigates the page. */
  openTab?: (url: string) => void;
  /** Stores who skipped and who enrolled. Default local storage; null: nothing is stored. */
  storage?: Storage | null;
  /** Opens the channel for finished enrolments in other tabs. Default a BroadcastChannel; null: none. */
  openChannel?: (() => BroadcastChannel) | null;
}

/** The prompt to set up a second factor, for one person. */
export interface MfaEnrollment {
  getSnapshot(): MfaSnapshot;
  subscribe(listener: () => void): () => void;
  /** Fetches the status once, and again when another tab finishes an enrolment. Returns a function that stops it. */
  start(): () => void;
  /** Fetches the enrolment address and opens it in a new tab. Never throws. */
  enroll(): Promise<void>;
  /** Stores that the person declined. */
  skip(): void;
}

/** Creates the prompt: fetches once whether a person has a second factor, and stores the reply to the prompt. */
export function createMfaEnrollment(options: MfaEnrollmentOptions): MfaEnrollment {
  const { userId, loadStatus, enroll, logger = console, openTab = openInNewTab } = options;
  const { storage = defaultStorage(), openChannel = defaultChannel() } = options;
  const skipped = rememberedUsers(storage, mfaSkippedUsersKey);
  const enrolled = rememberedUsers(storage, mfaEnrolledUsersKey);
  const { subscribe, notify } = createListeners();
  let snapshot: MfaSnapshot = { status: 'loading', isPrompting: false, isEnrolling: false };
  let isLoaded = false;

  function change(next: Partial<Omit<MfaSnapshot, 'isPrompting'>>): void {
    const { status, isEnrolling } = { ...snapshot, ...next };
    const isPrompting = status === 'not-enrolled' && !skipped.has(userId) && !enrolled.has(userId);
    snapshot = { status, isEnrolling, isPrompting };
    notify();
  }

  async function load(): Promise<void> {
    const isFirst = !isLoaded;
    isLoaded = true;
    try {
      const answer = await loadStatus({ isFirst });
      if (answer.status !== 200)
        logger.warn(`Loading the MFA status failed with status ${answer.status}. Check the service.`);
      const isEnrolled = answer.status === 200 && (answer.authentication_methods ?? []).length > 0;
      // A user who loses their factor by a reset is asked again, even if they declined before.
      if (isEnrolled) for (const list of [skipped, enrolled]) list.remove(userId);
      change({ status: isEnrolled ? 'enrolled' : 'not-enrolled' });
    } catch (error) {
      logger.error('The MFA status could not be loaded', error);
      if (snapshot.status === 'loading') change({ status: 'unknown' });
    }
  }

  return {
    getSnapshot: () => snapshot,
    subscribe,
    start() {
      const channel = openChannel?.() ?? null;
      channel?.addEventListener('message', () => void load());
      if (!isLoaded) void load();
      return () => channel?.close();
    },
    async enroll() {
      if (snapshot.isEnrolling) return;
      change({ isEnrolling: true });
      try {
        const { enrollment_url: url } = await enroll();
        if (!url) throw new Error('`enroll` returned no enrollment_url. Return the address for enrolment.');
        enrolled.add(userId);
        openTab(url);
      } catch (error) {
        logger.error('MFA enrollment failed', error);
      }
      change({ isEnrolling: false });
    },
    skip() {
      skipped.add(userId);
      change({});
    },
  };
}

/** Notifies other tabs that the person has set up a second factor. */
export function announceMfaEnrolled(openChannel: (() => BroadcastChannel) | null = defaultChannel()): void {
  const channel = openChannel?.();
  channel?.postMessage('enrolled');
  channel?.close();
}

function openInNewTab(url: string): void {
  const tab = window.open(url, '_blank');
  if (tab === null) window.location.assign(url);
  else tab.opener = null;
}

function defaultStorage(): Storage | null {
  return typeof window === 'undefined' ? null : readLocalStorage(window);
}

function defaultChannel(): (() => BroadcastChannel) | null {
  return typeof BroadcastChannel === 'undefined' ? null : () => new BroadcastChannel(mfaChannelName);
}
