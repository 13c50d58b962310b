import { z } from 'zod';
import { clickHouseExample, readClickHouseAddress } from './ClickHouseAddress.ts';
import type { WarehouseConfig } from './PlatformConfig.ts';
import { hasLooseEnd, wholeNumber } from './variableTypes.ts';

const postgresExample = 'postgres://user:password@host:5432/policies';
const examples = `${postgresExample} or ${clickHouseExample}`;

function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\/./.test(address) && URL.canParse(address);
}

function isServer(address: string): boolean {
  return (isPostgres(address) || readClickHouseAddress(address) !== null) && !hasLooseEnd(address);
}

/**
 * Variables of a database server for the policy data, which replaces the files in DATA_DIR. WAREHOUSE_URL enables it.
 */
export const warehouseVariables = {
  // Messages must not quote an address: it contains a password.
  WAREHOUSE_URL: z
    .string()
    .refine((text) => text.trim() !== '', `is empty; leave it out for the files in DATA_DIR, or write ${examples}`)
    .refine(
      (text) => text.trim() === '' || isServer(text),
      `is not the address of a PostgreSQL or ClickHouse server; write it like ${examples}, with %2F for /, %3F for ?, %23 for #, %40 for @ and %25 for % in the password`,
    )
    .optional(),
  WAREHOUSE_TIMEOUT_MS: wholeNumber({ least: 100, most: 600_000, example: '30000' }).optional(),
  WAREHOUSE_CONNECTIONS: wholeNumber({ least: 1, most: 200, example: '8' }).optional(),
};

type WarehouseVariables = z.output<z.ZodObject<typeof warehouseVariables>>;

/** Reports variables that are set without WAREHOUSE_URL: the embedded engine has neither a timeout nor connections to a server. */
export function checkWarehouseVariables(variables: WarehouseVariables, context: z.core.$RefinementCtx): void {
  const stray = (['WAREHOUSE_TIMEOUT_MS', 'WAREHOUSE_CONNECTIONS'] as const).find(
    (name) => variables[name] !== undefined,
  );
  if (variables.WAREHOUSE_URL === undefined && stray !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['WAREHOUSE_URL'],
      message: `is missing while ${stray} is set; set it to the server's address, or unset ${stray}`,
    });
}

/** Returns the warehouse of the checked variables. */
export function warehouseOf({
  WAREHOUSE_URL: url,
  WAREHOUSE_TIMEOUT_MS: timeoutMs = 30_000,
  WAREHOUSE_CONNECTIONS: connections = 8,
}: WarehouseVariables): WarehouseConfig {
  if (url === undefined) return { kind: 'duckdb' };
  return { kind: isPostgres(url) ? 'postgres' : 'clickhouse', url, timeoutMs, connections };
}
