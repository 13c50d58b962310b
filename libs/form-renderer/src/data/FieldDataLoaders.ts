import { hasShape } from '../schema/fieldTypes.ts';
import type { DataSource, KindedDataSource } from '../schema/DataSource.ts';
import type { FieldOption, FieldSchema } from '../schema/FieldSchema.ts';
import { sameValue } from '../values/sameValue.ts';
import type { DataServices } from './DataServices.ts';
import { FieldDataLoader } from './FieldDataLoader.ts';
import type { FormLogger } from './FormLogger.ts';
import { kindedSource } from './kindedSource.ts';
import { configuredOptions, fromConfiguredOptions } from '../values/LoadedOption.ts';

interface FieldParts {
  data?: KindedDataSource;
  searchData?: KindedDataSource;
  options: readonly FieldOption[];
  inquires?: boolean;
}

/** One loader for each field with data. A loader is replaced where the field's data in the schema changes. */
export class FieldDataLoaders {
  /** Given by `update` before anything is loaded. */
  #services!: DataServices;
  readonly #byField = new Map<string, { parts: FieldParts; loader: FieldDataLoader }>();

  /** Where what is odd is reported. */
  get logger(): FormLogger {
    return this.#services.logger;
  }

  /** Takes over the gateways, functions and callbacks of the latest render; what is loaded stays, and what had no gateway is asked for again. */
  update(services: DataServices): void {
    this.#services = services;
    for (const { parts, loader } of this.#byField.values())
      if (parts.data && services.gateways[parts.data.kind] && loader.getSnapshot().error?.code === 'gateway-missing')
        loader.retry();
  }

  /** The loader of a field; the same one until the field's data changes. Who is on the screen with the one before stops that. */
  of(field: FieldSchema): FieldDataLoader {
    const parts = partsOf(field);
    const known = this.#byField.get(field.id);
    if (known && sameValue(known.parts, parts)) return known.loader;
    const loader = this.#create(field, parts);
    this.#byField.set(field.id, { parts, loader });
    return loader;
  }

  /** Loads again all data that failed: one outage mostly keeps several fields from theirs. */
  retryFailed = (): void => {
    for (const { loader } of this.#byField.values()) if (loader.getSnapshot().status === 'error') loader.retry();
  };

  /** A loader of its own that asks a field's search for the field's value: nothing else tells whether that fits. */
  inquiryOf(field: FieldSchema, searchData: DataSource): FieldDataLoader {
    return this.#create(field, { data: kindedSource(searchData), options: [], inquires: true });
  }

  #create(field: FieldSchema, { options, ...parts }: FieldParts): FieldDataLoader {
    const { id: fieldId } = field;
    const configured = fromConfiguredOptions(options);
    // Asked for each time, so that a loader always uses the gateways of the latest render.
    const loader = new FieldDataLoader(
      { fieldId, configured, asRange: hasShape(field, 'range'), ...parts },
      () => this.#services,
    );
    loader.subscribe(() => this.#services.onOptions(fieldId, loader.getSnapshot().options));
    return loader;
  }
}

/** What a field's options come from. */
export function partsOf(field: FieldSchema): FieldParts {
  const { data, searchData } = field as { data?: DataSource; searchData?: DataSource };
  return {
    data: data && kindedSource(data),
    searchData: searchData && kindedSource(searchData),
    options: configuredOptions(field),
  };
}
