import { t } from '../../language/texts.ts';
import type { LegendEntry } from './ChartFigure.types.ts';

/** The entry of a legend for the values from before the last change of filters. */
export const ghostEntry = (): LegendEntry => ({ label: t('Before'), paint: 'comparison', kind: 'ghost' });
