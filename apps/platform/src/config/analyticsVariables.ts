import { z } from 'zod';
import type { AnalyticsConfig } from './PlatformConfig.ts';
import { publicAddress, quote } from './variableTypes.ts';

/** Default origin of the vendor's agent. */
const vendorOrigin = 'https://cdn.pendo.io';

/** The variables of the analytics agent. ANALYTICS_KEY switches it on. */
export const analyticsVariables = {
  ANALYTICS_KEY: z
    .string()
    .transform((text, context) => {
      if (/^[\w-]{1,100}$/.test(text)) return text;
      context.addIssue(`${quote(text)} is not a key; write it as the vendor shows it: letters, digits and hyphens`);
      return z.NEVER;
    })
    .optional(),
  ANALYTICS_ORIGIN: publicAddress
    .refine(
      // Part of the page's Content-Security-Policy, where a semicolon would start another directive.
      (origin) => /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/.test(origin),
      'is not an https address; write it like https://analytics.example.com (http is accepted for this machine only)',
    )
    .optional(),
};

type AnalyticsVariables = z.output<z.ZodObject<typeof analyticsVariables>>;

/** Reports an origin without a key. */
export function checkAnalyticsVariables(
  { ANALYTICS_KEY: key, ANALYTICS_ORIGIN: origin }: AnalyticsVariables,
  context: z.core.$RefinementCtx,
): void {
  if (key !== undefined || origin === undefined) return;
  const message =
    'is missing while ANALYTICS_ORIGIN is set; set it to the key of the vendor, or unset ANALYTICS_ORIGIN';
  context.addIssue({ code: 'custom', path: ['ANALYTICS_KEY'], message });
}

/** Returns the analytics agent of the checked variables; null without one. */
export function analyticsOf({
  ANALYTICS_KEY: key,
  ANALYTICS_ORIGIN: origin,
}: AnalyticsVariables): AnalyticsConfig | null {
  return key === undefined ? null : { key, origin: origin ?? vendorOrigin };
}
