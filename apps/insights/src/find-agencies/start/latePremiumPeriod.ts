import { lazyPart } from '../../services/lazyPart.ts';

/** The period of premium, where no dates are chosen. */
export const PremiumPeriod = lazyPart(
  async () => (await import('./PremiumPeriod.tsx')).PremiumPeriod,
  () => false,
);
