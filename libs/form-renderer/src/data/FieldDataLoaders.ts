import { hasShape } from '../fields/fieldTypes.ts';
import type { DataSource } from '../schema/DataSource.ts';
import type { FieldOption, FieldSchema } from '../schema/FieldSchema.ts';
import { sameValue } from '../values/sameValue.ts';
import type { Places } from './fillPlaces.ts';
import { FieldDataLoader } from './FieldDataLoader.ts';
import type { FormTimers } from './FieldDataLoader.ts';
import type { FormLogger } from './FormLogger.ts';
import type { Gateways } from './Gateways.ts';
import { configuredOptions, fromConfiguredOptions } from './LoadedOption.ts';
import type { LoadedOption } from './LoadedOption.ts';
import type { DataSearch } from './requestData.ts';
import type { SortFunctions } from './sortLoadedOptions.ts';

/** What the loaders of a form share; read anew for every request. */
export interface DataServices {
  gateways: Gateways;
  sortFunctions: SortFunctions;
  logger: FormLogger;
  timers: FormTimers;
  /** Told of every list of options that a field shows. */
  onOptions: (fieldId: string, options: readonly LoadedOption[]) => void;
  /** Values of the fields that a source of this field depends on. */
  placesOf: (fieldId: string, source: DataSource) => Places;
  /** Whether a field's data is wanted even while the field is not on the screen. */
  isWanted: (fieldId: string) => boolean;
  /** What a field's search is asked for to learn whether the field's value is among its answers. */
  searchesFor: (fieldId: string) => readonly DataSearch[];
}

interface FieldParts {
  data?: DataSource;
  searchData?: DataSource;
  options: readonly FieldOption[];
  searches?: () => readonly DataSearch[];
}

/** One loader for each field with data. A loader is replaced where the field's data in the schema changes. */
export class FieldDataLoaders {
  #services: DataServices;
  readonly #byField = new Map<string, { parts: FieldParts; loader: FieldDataLoader }>();

  constructor(services: DataServices) {
    this.#services = services;
  }

  /** Takes over changed gateways, functions and callbacks; what is loaded stays. */
  update(services: DataServices): void {
    this.#services = services;
  }

  /** The loader of a field; the same one until the field's data changes. */
  of(field: FieldSchema): FieldDataLoader {
    const parts = partsOf(field);
    const known = this.#byField.get(field.id);
    if (known && sameValue(known.parts, parts)) return known.loader;
    known?.loader.stop();
    const loader = this.#create(field, parts);
    this.#byField.set(field.id, { parts, loader });
    return loader;
  }

  /** A loader of its own that asks a field's search for the field's value: nothing else tells whether that fits. */
  inquiryOf(field: FieldSchema, searchData: DataSource): FieldDataLoader {
    const searches = () => this.#services.searchesFor(field.id);
    return this.#create(field, { data: searchData, options: [], searches });
  }

  #create(field: FieldSchema, { data, searchData, options, searches }: FieldParts): FieldDataLoader {
    // Getters, so that a loader always uses the gateways of the latest render.
    const services = () => this.#services;
    const loader = new FieldDataLoader({
      fieldId: field.id,
      configured: fromConfiguredOptions(options),
      data,
      searchData,
      searches,
      asRange: hasShape(field, 'range'),
      get gateways() {
        return services().gateways;
      },
      get sortFunctions() {
        return services().sortFunctions;
      },
      get logger() {
        return services().logger;
      },
      get timers() {
        return services().timers;
      },
      placesOf: (source) => services().placesOf(field.id, source),
      isWanted: () => services().isWanted(field.id),
    });
    loader.subscribe(() => services().onOptions(field.id, loader.getSnapshot().options));
    return loader;
  }
}

function partsOf(field: FieldSchema): FieldParts {
  const { data, searchData } = field as { data?: DataSource; searchData?: DataSource };
  return { data, searchData, options: configuredOptions(field) };
}
