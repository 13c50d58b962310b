import path from 'node:path';
import { z } from 'zod';
import type { ExportStoreConfig } from './PlatformConfig.ts';
import { quote } from './variableTypes.ts';

const s3Address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?$/;

/**
 * Variables of the export store. AWS's client finds the credentials of an S3-compatible storage: AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, a profile, or the role of the machine.
 */
export const exportStoreVariables = {
  EXPORT_STORE: z
    .string()
    .superRefine((text, context) => {
      if (text.includes('://') && !s3Address.test(text))
        context.addIssue(
          `${quote(text)} is neither a folder nor a bucket; write it like /srv/exports or s3://bucket/prefix`,
        );
    })
    .optional(),
  AWS_REGION: z.string().optional(),
  AWS_ENDPOINT_URL: z.string().optional(),
  AWS_ENDPOINT_URL_S3: z.string().optional(),
};

type ExportStoreVariables = z.output<z.ZodObject<typeof exportStoreVariables>>;

/** Returns the export store of the checked variables. */
export function exportStoreOf(
  { EXPORT_STORE: store, AWS_REGION: region, AWS_ENDPOINT_URL: ofAll, AWS_ENDPOINT_URL_S3: ofS3 }: ExportStoreVariables,
  { dataDir, workingDir }: { dataDir: string; workingDir: string },
): ExportStoreConfig {
  const drafts = path.join(dataDir, 'exports');
  if (store === undefined) return { kind: 'folder', folder: drafts };
  const [, bucket, prefix = ''] = s3Address.exec(store) ?? [];
  if (bucket === undefined) return { kind: 'folder', folder: path.resolve(workingDir, store) };
  const folder = prefix.replace(/\/*$/, '');
  const endpoint = ofS3 ?? ofAll ?? null;
  return {
    kind: 's3',
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint,
    // Storages other than AWS have no regions, but signatures name one.
    region: region ?? (endpoint === null ? null : 'us-east-1'),
    drafts,
  };
}
