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

/** One loader per field with data, replaced when the field's data in the schema changes. */
export class FieldDataLoaders {
  /** Given by `update` before anything is loaded. */
  #services!: DataServices;
  readonly #byField = new Map<string, { parts: FieldParts; loader: FieldDataLoader }>();

  /** The logger. */
  get logger(): FormLogger {
    return this.#services.logger;
  }

  /** Sets the services of the latest render; keeps loaded data, and retries requests that had no gateway. */
  update(services: DataServices): void {
    this.#services = services;
    for (const { parts, loader } of this.#byField.values())
      if (parts.data && services.gateways[parts.data.kind] && loader.getSnapshot().error?.code === 'gateway-missing')
        loader.retry();
  }

  /** Returns the loader of a field, stable until the field's data changes. Components stop the previous one. */
  of(field: FieldSchema): FieldDataLoader {
    const parts = partsOf(field);
    const known = this.#byField.get(field.id);
    if (known && sameValue(known.parts, parts)) return known.loader;
    const loader = this.#create(field, parts);
    this.#byField.set(field.id, { parts, loader });
    return loader;
  }

  /** Retries all failed loads: an outage usually affects several fields. */
  retryFailed = (): void => {
    for (const { loader } of this.#byField.values()) if (loader.getSnapshot().status === 'error') loader.retry();
  };

  /** Returns a separate loader that searches for the field's value, to check whether it fits. */
  inquiryOf(field: FieldSchema, searchData: DataSource): FieldDataLoader {
    return this.#create(field, { data: kindedSource(searchData), options: [], inquires: true });
  }

  #create(field: FieldSchema, { options, ...parts }: FieldParts): FieldDataLoader {
    const { id: fieldId } = field;
    const configured = fromConfiguredOptions(options);
    // Read each time, so that a loader uses the gateways of the latest render.
    const loader = new FieldDataLoader(
      { fieldId, configured, asRange: hasShape(field, 'range'), ...parts },
      () => this.#services,
    );
    loader.subscribe(() => this.#services.onOptions(fieldId, loader.getSnapshot().options));
    return loader;
  }
}

/** Returns the sources of a field's options. */
export function partsOf(field: FieldSchema): FieldParts {
  const { data, searchData } = field as { data?: DataSource; searchData?: DataSource };
  return {
    data: data && kindedSource(data),
    searchData: searchData && kindedSource(searchData),
    options: configuredOptions(field),
  };
}
