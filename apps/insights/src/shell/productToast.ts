import type { ToastOptions } from '@agency-insights/ui-kit';

/** Where and how long every toast of the product is shown. */
export const productToast = { position: 'bottom-center', durationMs: 10_000 } as const satisfies Partial<ToastOptions>;
