/** Result of `npm audit`: exit code, and lines to print. */
export interface AuditOutcome {
  status: 'passed' | 'failed' | 'skipped';
  lines: string[];
}

interface AuditReport {
  /** Set where the registry refused the question. */
  statusCode?: number;
  message?: string;
  error?: { code?: string; summary?: string };
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
}

/** Severities that fail the audit; lower ones are listed. */
const failing = ['high', 'critical'];
/** Registries without audit refuse the question like this. */
const withoutAudit = [404, 405];
/** Error codes of a registry that cannot be reached. */
const unreachable = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ENETUNREACH', 'ETIMEDOUT'];

/**
 * Reads what `npm audit --json` printed. A registry that offers no audit, or cannot be reached, is `skipped`: nothing was
 * checked. Everything else that is no report is `failed`.
 */
export function auditOutcome(printed: string): AuditOutcome {
  const report = parse(printed);
  if (report?.metadata?.vulnerabilities) return judge(report);
  const reason = report?.message ?? report?.error?.summary ?? (printed.trim() || 'npm audit printed nothing');
  const isSkipped =
    withoutAudit.includes(report?.statusCode ?? 0) ||
    unreachable.some((code) => report?.error?.code === code || reason.includes(code));
  return isSkipped
    ? { status: 'skipped', lines: [`Audit skipped, nothing was checked: ${reason}`] }
    : { status: 'failed', lines: [`npm audit gave no report: ${reason}`] };
}

function parse(printed: string): AuditReport | null {
  try {
    return JSON.parse(printed) as AuditReport;
  } catch {
    return null;
  }
}

function judge({ vulnerabilities = {} }: AuditReport): AuditOutcome {
  const found = Object.entries(vulnerabilities);
  if (found.length === 0) return { status: 'passed', lines: ['No known vulnerabilities in production dependencies.'] };
  return {
    status: found.some(([, { severity }]) => failing.includes(severity)) ? 'failed' : 'passed',
    lines: found.map(
      ([name, { severity, range, fixAvailable }]) =>
        `${severity}: ${name} ${range} (${fixAvailable ? 'npm has a fix' : 'no fix yet'})`,
    ),
  };
}
