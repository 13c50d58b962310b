import type { CustomFieldCodecs, KeptFilter } from '../expressions/FieldCodec.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValues, JsonValue } from '../values/FormValues.ts';

/** Saved filters: a JSON object with a `version` and, in the current version, filter expressions by key. */
export interface SavedContent {
  /** Which shape it has. */
  readonly version: number;
  /** Filter expressions by key, unknown keys included. */
  readonly filters: Readonly<Record<string, string>>;
  /** Further data of the application, for instance the order of the results. */
  readonly [property: string]: JsonValue;
}

/** Converts content of the previous version. Throws if it is invalid. */
export type SavedContentMigration = (content: Readonly<Record<string, JsonValue>>) => Record<string, JsonValue>;

/** How content is read and written. */
export interface SavedContentFormat<TSchema extends FormSchema = FormSchema> {
  /** The fields that the filters are for. */
  schema: TSchema;
  /** How custom fields travel. Default: as the text that they hold. */
  codecs?: CustomFieldCodecs;
  /**
   * The steps from version to version, oldest first: the first makes version 2 out of version 1. The present version is one
   * more than there are steps. Default: none, the present version is 1.
   */
  migrations?: readonly SavedContentMigration[];
}

/** The result of reading saved content, or the reason of a failure. */
export type ReadSavedContent<TValues = FormValues> =
  | {
      status: 'read';
      /** The filters as they were saved, in the keys of the present version: for an address that is filled with them. */
      filters: Readonly<Record<string, string>>;
      /** Their values by field id. */
      values: TValues;
      /** Filters that the form cannot show. Show them as warning chips, and pass the remaining ones to `writeSavedContent`. */
      kept: KeptFilter[];
      /** The properties beside version and filters; handed to `writeSavedContent` they survive too. */
      rest: Readonly<Record<string, JsonValue>>;
      /** The version that it was saved in. */
      savedVersion: number;
    }
  | {
      status: 'refused';
      /** `newer`: a later version of the application saved it; `unreadable`: it is not what was ever saved. */
      code: 'newer' | 'unreadable';
      /** In words, for the person who opened it. */
      message: string;
    };
