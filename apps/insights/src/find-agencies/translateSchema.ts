import type { FieldSchema } from '@agency-insights/form-renderer';
import type { Translate } from '../language/createWords.ts';

/** The texts in the config of a field, and the fields of a section. */
interface WordedConfig {
  label?: string;
  placeholder?: string;
  tooltip?: string;
  options?: readonly (string | { label: string })[];
  fields?: readonly FieldSchema[];
}

/** Returns fields with their labels, hints, options and phrases in a language; the schema holds the English ones. */
export function translateSchema(fields: readonly FieldSchema[], t: Translate): FieldSchema[] {
  const text = (english: string | undefined) => (english === undefined ? undefined : t(english));
  return fields.map((field) => {
    const { summary } = field;
    const config: WordedConfig = field.config ?? {};
    // The parts go back to where they are from, which the compiler cannot follow through the types of fields.
    return {
      ...field,
      config: {
        ...config,
        label: text(config.label),
        ...(config.placeholder && { placeholder: t(config.placeholder) }),
        ...(config.tooltip && { tooltip: t(config.tooltip) }),
        ...(config.options && {
          options: config.options.map((one) => (typeof one === 'string' ? one : { ...one, label: t(one.label) })),
        }),
        ...(config.fields && { fields: translateSchema(config.fields, t) }),
      },
      ...(summary && { summary: { ...summary, label: text(summary.label), phrase: text(summary.phrase) } }),
    } as FieldSchema;
  });
}
