import { emailSchema, maxNameLength, permissions } from '@agency-insights/insights-api/contract';
import { z } from 'zod';
import type { CsvRow } from '../../data/load/createCsvParser.ts';
import { findUnstorableText } from '../../http/findUnstorableText.ts';
import type { ProblemIssue } from '../../http/ApiProblem.ts';
import { wordIssue } from '../../http/wordIssue.ts';

const text = z
  .string()
  .transform((value) => value.trim())
  .pipe(z.string().max(maxNameLength));
const id = text.transform((value) => (value === '' ? null : value));

/** Columns of the file; only `email` is required. */
const lineSchema = z.strictObject({
  email: emailSchema,
  first_name: text.optional(),
  last_name: text.optional(),
  exchange_user_id: id.optional(),
  exchange_organization_id: id.optional(),
  /** Separated by spaces. */
  permissions: z
    .string()
    .transform((value) => value.split(/\s+/).filter((name) => name !== ''))
    .pipe(z.array(z.enum(permissions)))
    .optional(),
});

/** A user of the file. */
export type UserLine = z.infer<typeof lineSchema>;

/** Collects the users of a file and the faults of its lines. */
export interface UserLines {
  people: UserLine[];
  /** Faults by line and column: `line 12.email`. */
  issues: ProblemIssue[];
  /** Accepts the next records of the file; the first one names the columns. */
  add(rows: readonly CsvRow[]): void;
}

/** Max number of listed faults. */
const maxIssues = 100;

/** Reads the lines of a CSV file of users. */
export function createUserLines(): UserLines {
  let columns: readonly string[] | null = null;
  const lineOfEmail = new Map<string, number>();
  const people: UserLine[] = [];
  const issues: ProblemIssue[] = [];
  const refuse = (line: number, column: string, message: string): void => {
    if (issues.length < maxIssues) issues.push({ path: `line ${line}${column === '' ? '' : `.${column}`}`, message });
  };

  function readHeader({ line, values, fault }: CsvRow): void {
    columns = values.map((name) => name.trim().toLowerCase());
    if (fault !== undefined) return refuse(line, '', fault);
    const known = Object.keys(lineSchema.shape);
    for (const name of columns)
      if (!known.includes(name))
        refuse(line, name.slice(0, 100), `is not a column; the columns are ${known.join(', ')}`);
    if (!columns.includes('email')) refuse(line, 'email', 'is missing: the first line has to name the columns');
    if (new Set(columns).size < columns.length) refuse(line, '', 'names a column twice');
  }

  function readLine({ line, values, fault }: CsvRow, names: readonly string[]): void {
    if (fault !== undefined) return refuse(line, '', fault);
    if (values.length !== names.length)
      return refuse(line, '', `has ${values.length} fields; the header has ${names.length}`);
    const fields = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
    const unstorable = findUnstorableText(fields);
    if (unstorable !== null) return refuse(line, unstorable, 'holds a character that text cannot have');
    const result = lineSchema.safeParse(fields, { error: wordIssue });
    if (!result.success)
      return result.error.issues.forEach(({ path, message }) => refuse(line, String(path[0] ?? ''), message));
    const key = result.data.email.toLowerCase();
    const before = lineOfEmail.get(key);
    if (before !== undefined) return refuse(line, 'email', `is a duplicate (first seen on line ${before})`);
    lineOfEmail.set(key, line);
    people.push(result.data);
  }

  return {
    people,
    issues,
    add(rows) {
      for (const row of rows) {
        if (columns === null) readHeader(row);
        else readLine(row, columns);
      }
    },
  };
}
