// One part of the page: all drawings come with one request, after the numbers.
export { CarrierShares } from './CarrierShares.tsx';
export { Concentration } from './Concentration.tsx';
export { GrowthAndRetention } from './GrowthAndRetention.tsx';
export { GrowthByState } from './GrowthByState.tsx';
export { IndustryShares } from './IndustryShares.tsx';
export { Leaders } from './Leaders.tsx';
export { Percentiles } from './Percentiles.tsx';
export { PremiumByMonth } from './PremiumByMonth.tsx';
export { PremiumClasses } from './PremiumClasses.tsx';
export { RateChanges } from './RateChanges.tsx';
export { RetentionByClass } from './RetentionByClass.tsx';
