// One part of the page: all drawings come with one request, after the numbers.
export { Expirations } from './Expirations.tsx';
export { IndustryBars, ProductBars } from './MixBars.tsx';
export { Accounts, Carriers } from './MixTables.tsx';
export { PremiumByMonth } from './PremiumByMonth.tsx';
export { PremiumBands } from './PremiumBands.tsx';
export { PremiumChange } from './PremiumChange.tsx';
export { RateChange, RetentionByProduct } from './RatesByProduct.tsx';
export { RetentionLine } from './RetentionLine.tsx';
export { KeyNumbersBeside, PremiumBeside, ProductsBeside } from './SideBySide.tsx';
export { States } from './States.tsx';
