import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ExportStoreConfig } from '../config/PlatformConfig.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import { StartProblem } from '../config/StartProblem.ts';
import { type ExportFolder, finishedName, xlsxType } from './ExportFolder.ts';
import type { ExportFileDraft, ExportFiles, FinishedExportFile } from './ExportFiles.ts';

const connectTimeoutMs = 5_000;
const socketTimeoutMs = 30_000;
const retryAfterSeconds = 5;

/** Options of a bucket of exports. */
export interface ExportBucketOptions {
  store: Extract<ExportStoreConfig, { kind: 's3' }>;
  /** Where files are written before they go to the bucket. */
  drafts: ExportFolder;
  /** Returns the prefix of this database's files: eight hexadecimal digits. */
  databaseId: () => Promise<string>;
}

/** Opens a bucket of an S3-compatible storage. Throws a StartProblem if it cannot be reached. */
export async function openExportBucket(options: ExportBucketOptions): Promise<ExportBucket> {
  const { bucket, endpoint, region } = options.store;
  const client = new S3Client({
    ...(region !== null && { region }),
    // Storages other than AWS use the bucket in the path, and some do not support trailing checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectTimeoutMs, socketTimeout: socketTimeoutMs },
  });
  try {
    // Unlike HEAD, a list request returns the reason of an error.
    await client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }));
  } catch (cause) {
    client.destroy();
    throw new StartProblem(
      `EXPORT_STORE: the bucket ${bucket} cannot be reached (${nameOf(cause)}). Check its name, AWS_REGION, AWS_ENDPOINT_URL_S3 and the credentials, which need to list, read, write and delete.`,
      { cause },
    );
  }
  return new ExportBucket(client, options);
}

/** The files of finished exports in a bucket. Files are written locally, and uploaded when complete. */
export class ExportBucket implements ExportFiles {
  readonly #client: S3Client;
  readonly #options: ExportBucketOptions;

  constructor(client: S3Client, options: ExportBucketOptions) {
    this.#client = client;
    this.#options = options;
  }

  async draft(): Promise<ExportFileDraft> {
    const { name, path, discard } = await this.#options.drafts.begin();
    return {
      path,
      discard,
      keep: async () => {
        const { size } = await stat(path);
        await this.#client.send(
          new PutObjectCommand({
            ...this.#place(name),
            Body: createReadStream(path),
            ContentLength: size,
            ContentType: xlsxType,
          }),
        );
        await discard();
        return { name, bytes: size };
      },
    };
  }

  async find(name: string): Promise<FinishedExportFile | undefined> {
    if (!finishedName.test(name)) return undefined;
    try {
      const { ContentLength: size = 0 } = await this.#client.send(new HeadObjectCommand(this.#place(name)));
      return { size, read: () => Readable.from(this.#read(name), { objectMode: false }) };
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw asProblem(error);
    }
  }

  async remove(name: string): Promise<void> {
    if (finishedName.test(name)) await this.#client.send(new DeleteObjectCommand(this.#place(name)));
  }

  async removeUnknown(known: ReadonlySet<string>, beforeMs: number): Promise<void> {
    const { store, drafts, databaseId } = this.#options;
    await drafts.removeUnknown(known, beforeMs);
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: store.bucket, Prefix: `${store.prefix}${await databaseId()}-` },
    );
    for await (const { Contents: objects = [] } of pages) {
      for (const { Key: key = '', LastModified: writtenAt } of objects) {
        const name = key.slice(store.prefix.length);
        if (!known.has(name) && writtenAt !== undefined && writtenAt.getTime() < beforeMs) await this.remove(name);
      }
    }
  }

  async *#read(name: string): AsyncGenerator<Uint8Array> {
    const { Body: body } = await this.#client.send(new GetObjectCommand(this.#place(name))).catch((error: unknown) => {
      throw asProblem(error);
    });
    if (body instanceof Readable) yield* body as AsyncIterable<Uint8Array>;
  }

  #place(name: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.#options.store;
    return { Bucket: bucket, Key: `${prefix}${name}` };
  }
}

function asProblem(cause: unknown): ApiProblem {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return new ApiProblem(503, 'unavailable', 'The store of exports does not answer at the moment. Try again.', [], {
    headers,
    cause,
  });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
