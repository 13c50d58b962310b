/** A message of the embedded page: its kind, and whatever it carries. */
export interface FrameMessage {
  /** The message's kind, for example `page:properties:changed`. */
  type: string;
  /** Height of the embedded page in px, if the message reports it. */
  height?: unknown;
  /** Other properties; they come from another site, so validate them. */
  [property: string]: unknown;
}

/** The message in which the embedded page reports its height. */
export const propertiesChanged = 'page:properties:changed';

/**
 * Reads a message of the frame: JSON text of an object with a `type`.
 * @returns the message, or null when it cannot be read.
 */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(data);
    return isFrameMessage(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isFrameMessage(value: unknown): value is FrameMessage {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Returns the height in px that a message reports, or null if it is missing or invalid. */
export function toldHeight(message: FrameMessage): number | null {
  const { type, height } = message;
  if (type !== propertiesChanged || typeof height !== 'number') return null;
  return Number.isFinite(height) && height > 0 ? Math.ceil(height) : null;
}

/**
 * Returns the origin of the embedded page, which identifies its messages.
 * @param src Its address, absolute or relative to the page.
 * @param pageAddress The address of the page that embeds it.
 * @returns null for an address that no page is fetched from: `javascript:`, `data:`, or nonsense.
 */
export function frameOrigin(src: string, pageAddress: string): string | null {
  try {
    const { protocol, origin } = new URL(src, pageAddress);
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}
