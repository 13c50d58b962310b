export { contrastRatio as contrast } from './brand/contrastRatio.ts';
