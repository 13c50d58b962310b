import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { EndpointId } from '@agency-insights/insights-api/contract';
import readXlsxFile from 'read-excel-file/node';
import { callEndpoint, type CallParts } from '../people/administration.test-support.ts';
import {
  type SignedIn,
  startAndStop,
  startPlatform,
  type TestPlatform,
} from '../testing/startPlatform.test-support.ts';
import { until } from '../testing/until.test-support.ts';
import { ExportFolder } from './ExportFolder.ts';
import { openExportBucket } from './ExportBucket.ts';
import { exportRequest } from './exportServer.test-support.ts';

/** The used part of the package, which has no types. */
interface Storage {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => Storage;

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const order = { ...exportRequest, query_filters_extra: { policy_premium: '[0,inf]' }, dashboard_filters_extra: {} };

describe('exports in a bucket of an S3-compatible storage', () => {
  let folder = '';
  let storage: Storage;
  let endpoint = '';
  let bucket: S3Client;
  let platform: TestPlatform;
  let analyst: SignedIn;
  const started = new AsyncDisposableStack();

  before(async () => {
    process.env['AWS_ACCESS_KEY_ID'] = credentials.accessKeyId;
    process.env['AWS_SECRET_ACCESS_KEY'] = credentials.secretAccessKey;
    folder = await mkdtemp(join(tmpdir(), 'insights-s3-'));
    started.defer(() => rm(folder, { recursive: true, force: true }));
    storage = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      // It signs bucket addresses differently from AWS's client and servers.
      allowMismatchedSignatures: true,
      directory: folder,
      configureBuckets: [{ name: 'files', configs: [] }],
    });
    started.defer(() => storage.close().catch(() => undefined));
    const { port } = await storage.run();
    endpoint = `http://127.0.0.1:${port}`;
    bucket = new S3Client({ endpoint, forcePathStyle: true, region: 'us-east-1', credentials });
    started.defer(() => bucket.destroy());
    platform = await startPlatform({
      sample: { agencies: 50, policies: 1_000 },
      env: { EXPORT_STORE: 's3://files/insights', AWS_ENDPOINT_URL_S3: endpoint },
    });
    started.defer(() => platform.stop());
    analyst = await platform.signIn('analyst');
  });
  after(() => started.disposeAsync());

  const call = <K extends EndpointId>(id: K, parts: CallParts = {}) =>
    callEndpoint(platform, id, analyst.headers, parts);
  const keys = async () => {
    const { Contents: objects = [] } = await bucket.send(new ListObjectsV2Command({ Bucket: 'files' }));
    return objects.map(({ Key: key = '' }) => key);
  };
  const exported = async () => {
    const task_id = (await call('looker.runExport', { body: order })).body.request_id;
    const { status, error, result } = await until(
      'the export ends',
      async () => (await call('looker.taskStatus', { body: { task_id } })).body,
      (task) => task.status === 'SUCCESS' || task.status === 'FAILURE',
    );
    assert.equal(status, 'SUCCESS', error ?? '');
    return { task_id, result: result ?? '' };
  };
  const download = (result: string) => fetch(new URL(result, platform.url), { headers: analyst.headers });

  it('are uploaded when complete, are downloaded in full, and are removed when their owner deletes them [PLUS-42]', async () => {
    const { task_id, result } = await exported();
    assert.match((await keys()).join(), /^insights\/[0-9a-f]{8}-[0-9a-f]{32}\.xlsx$/);
    assert.deepEqual(await readdir(join(platform.dataDir, 'exports')), []);
    const response = await download(result);
    assert.equal(response.status, 200);
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(String(bytes.length), response.headers.get('content-length'));
    const [agencies] = await readXlsxFile(bytes);
    assert.ok((agencies?.data.length ?? 0) > 10);
    assert.equal((await call('looker.removeExport', { params: { task_id } })).status, 204);
    assert.deepEqual(await keys(), []);
  });

  it('are removed if no task refers to them, except those of other databases [PLUS-42]', async () => {
    const drafts = new ExportFolder(join(folder, 'drafts'), () => Promise.resolve('0123abcd'));
    const store = { kind: 's3', bucket: 'files', prefix: 'other/', endpoint, region: 'us-east-1', drafts: '' } as const;
    const open = (id: string) => openExportBucket({ store, drafts, databaseId: () => Promise.resolve(id) });
    const files = await open('0123abcd');
    const others = await open('4567cdef');
    const keep = async () => {
      const draft = await files.draft();
      await writeFile(draft.path, 'content');
      return (await draft.keep()).name;
    };
    const [known, unknown] = [await keep(), await keep()];
    await others.removeUnknown(new Set(), Infinity);
    await files.removeUnknown(new Set([known]), Date.now() - 3_600_000);
    assert.equal((await files.find(unknown))?.size, 7);
    await files.removeUnknown(new Set([known]), Infinity);
    assert.equal(await files.find(unknown), undefined);
    assert.equal((await files.find(known))?.size, 7);
    assert.equal(await files.find('../insights/secret'), undefined);
  });

  it('prevent a start without their bucket, in one line [PLUS-42]', async () => {
    await assert.rejects(
      startAndStop({ env: { EXPORT_STORE: 's3://missing', AWS_ENDPOINT_URL_S3: endpoint } }),
      /^StartProblem: EXPORT_STORE: the bucket missing cannot be reached \(.*\)\. Check its name, AWS_REGION/,
    );
  });

  it('cannot be fetched while the storage is down, with a clear error [PLUS-42]', async () => {
    const { result } = await exported();
    await storage.close();
    const response = await download(result);
    assert.equal(response.status, 503);
    assert.match(await response.text(), /The store of exports does not answer at the moment/);
  });
});
